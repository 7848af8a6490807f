#pragma once

// libmicrohttpd wants the types of sockets to be known before its own header.
#include <stdarg.h>
#include <stdint.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <microhttpd.h>
