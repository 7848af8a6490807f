#!/usr/bin/env bash
# Runs a command of thumbindex in a workflow: the second half of the action of this repository.
#
# COMMAND     the command, such as build
# ARGUMENTS   what follows it, apart at blanks and line ends; no shell reads it, and quotes mean nothing
# FOLDER      the site's folder
#
# "Done, but some queries stand on older recordings or on none" is a warning here and not the end of the workflow, so
# that a store's bad night does not keep a site from being published. The output `status` tells it.
set -euo pipefail

if [[ ! -d $FOLDER ]]; then
  echo "::error::There is no folder '$FOLDER'. Look at 'working-directory', and at the step that checks the repository out."
  exit 1
fi
read -r -d '' -a words <<<"$ARGUMENTS" || true
cd -- "$FOLDER"
status=0
thumbindex "$COMMAND" ${words[@]+"${words[@]}"} || status=$?
echo "status=$status" >>"$GITHUB_OUTPUT"
if [[ $status = 2 ]]; then
  echo "::warning::thumbindex $COMMAND: some queries stand on older recordings or on none."
  status=0
fi
exit "$status"
