# Runs the samples of all pages in a folder with curl. ../runs.ts describes the folder.
cd "$1" || exit 1
for script in *.sh; do
  page=${script%.sh}
  # `( … ) || …` would switch `set -e` off inside.
  (
    begin() {
      exec >"../$page.$1"
      is_refused=$2
    }
    # A call that is refused ends the script, unless the answer in the page is the problem. A service on a busy machine asks
    # for a call again (503), which curl does.
    curl() {
      if [ "$is_refused" = 1 ]; then command curl "$@"; else command curl --show-error --fail --retry 9 "$@"; fi
    }
    QZ_KEY=$(<"$page.key")
    export QZ_KEY
    cd "$page.files" || exit 1
    set -eu -o pipefail
    . "../$script"
  ) 2>"$page.trouble"
  status=$?
  if [ "$status" != 0 ]; then { echo "status $status"; cat "$page.trouble"; } >"$page.error"; fi
done
