#!/bin/sh
# A systemctl for a machine without systemd: runs what the unit says, as its user, in its folder, with its settings.
unit() {
  for folder in /etc/systemd/system /lib/systemd/system /usr/lib/systemd/system; do
    [ -f "$folder/$1.service" ] && echo "$folder/$1.service" && return
  done
  echo "Unit $1.service not found." >&2
  exit 5
}
value() { sed -n "s/^$2=//p" "$1"; }
# One that has ended and that nobody has asked about (here the first process does not) is there, but does not run
running() { [ -s "/run/$1.pid" ] && grep -qs '^State:[[:space:]]*[^Z[:space:]]' "/proc/$(cat "/run/$1.pid")/status"; }

start() {
  running "$1" && return
  file=$(unit "$1") || exit 5
  user=$(value "$file" User)
  state=$(value "$file" StateDirectory)
  [ -z "$state" ] || install -d -m "$(value "$file" StateDirectoryMode)" -o "$user" -g "$user" "/var/lib/$state"
  settings=$(value "$file" EnvironmentFile)
  folder=$(value "$file" WorkingDirectory)
  touch "/var/log/$1.log"
  caps=
  case $(value "$file" AmbientCapabilities) in
    *CAP_NET_BIND_SERVICE*) caps="--inh-caps +net_bind_service --ambient-caps +net_bind_service" ;;
  esac
  # Who is told by systemd-notify (of which /usr/local/bin has a stand-in) is waited for
  ready=
  [ "$(value "$file" NotifyAccess)" != all ] || ready=/run/$1.ready
  [ -z "$ready" ] || install -m 600 -o "$user" /dev/null "$ready"
  # Words are split as systemd does; none of these units has quotes
  (
    cd "${folder:-/}"
    exec setsid setpriv --reuid "$user" --regid "$user" --init-groups $caps env -i PATH="$PATH" \
      HOME="$(getent passwd "$user" | cut -d: -f6)" \
      ${ready:+NOTIFY_SOCKET=$ready} $(value "$file" Environment) $(cat "${settings#-}" 2>/dev/null) $(value "$file" ExecStart) \
      >>"/var/log/$1.log" 2>&1 </dev/null
  ) &
  echo $! >"/run/$1.pid"
  while [ -n "$ready" ] && [ ! -s "$ready" ] && running "$1"; do sleep 0.2; done
}

stop() {
  running "$1" || return 0
  kill "$(cat "/run/$1.pid")"
  while running "$1"; do sleep 0.2; done
}

word=$1
shift
[ "${1:-}" = --now ] && shift
case $word in
  daemon-reload) ;;
  enable | start) start "$1" ;;
  stop) stop "$1" ;;
  restart | reload) stop "$1" && start "$1" ;;
  status) running "$1" && tail -n 5 "/var/log/$1.log" ;;
  *) echo "systemctl $word is not known here" >&2; exit 1 ;;
esac
