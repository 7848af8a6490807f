#pragma once

// libmicrohttpd wants the types of sockets to be known before its own header.
#include <stdarg.h>
#include <stdint.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <microhttpd.h>

/// Starts a server with one thread that waits by epoll, on a socket that listens already.
///
/// Here because `MHD_start_daemon` is variadic, which Swift does not call.
///
/// @param socket     taken over, also when NULL is returned
/// @param is_ipv6    whether the socket is one of IPv6
/// @param begun      is given an address as it was sent; returns what `answer` and `ended` get
/// @param connected  is told of each connection that begins or has ended
/// @param limit      the most connections at a time
/// @param idle       seconds after which a connection that nothing is sent over is closed
/// @param memory     bytes that a request with its headers may take
static inline struct MHD_Daemon *preview_start(
    int socket, int is_ipv6, void *(*begun)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback ended,
    MHD_NotifyConnectionCallback connected, void *context, unsigned limit, unsigned idle,
    size_t memory) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | (is_ipv6 ? MHD_USE_IPv6 : 0), 0,
      NULL, NULL, answer, context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_URI_LOG_CALLBACK,
      begun, context, MHD_OPTION_NOTIFY_COMPLETED, ended, context, MHD_OPTION_NOTIFY_CONNECTION,
      connected, context, MHD_OPTION_CONNECTION_LIMIT, limit, MHD_OPTION_CONNECTION_TIMEOUT, idle,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_END);
}

/// Closes a connection that nothing is sent over for so many seconds; to be called by the server's thread.
///
/// Here because `MHD_set_connection_option` is variadic.
static inline void preview_set_timeout(struct MHD_Connection *connection, unsigned seconds) {
  MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}
