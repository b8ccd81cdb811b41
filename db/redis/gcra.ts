/**
 * The generic cell rate algorithm (ITU-T I.371) by the server's own clock, in microseconds, so that nodes whose clocks
 * differ count alike. A client has two names: by this period's key and by the last one's. Both are read and written, so
 * that nobody gets a fresh limit when the period changes, nor from nodes that disagree on when it does.
 *
 * KEYS: the key that this period's random key is stored under, the client's names.
 * ARGV: microseconds between units, microseconds of the window, units to take (0 looks for one), this period's key.
 * Returns `stale` when the key is not the one in use, otherwise: allowed (1 or 0), microseconds until the
 * call is allowed, microseconds until the limit is full again. Numbers are sent as texts: a reply truncates
 * them to integers.
 */
export const GCRA = `
if redis.call('GET', KEYS[1]) ~= ARGV[4] then return {'stale'} end
local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000000 + tonumber(clock[2])
local interval, window, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local whole = now
for i = 2, #KEYS do
  local known = tonumber(redis.call('GET', KEYS[i]) or '0')
  if known > whole then whole = known end
end
-- A clock set back must not lock anyone out for longer than an empty limit takes to refill.
if whole > now + window then whole = now + window end
local next = whole + interval * math.max(cost, 1)
local excess = next - now - window
local text = function (number) return string.format('%.17g', number) end
-- Half a microsecond of tolerance for the sum of many floating point intervals.
if excess > 0.5 then return {'0', text(excess), text(whole - now)} end
if cost == 0 then return {'1', '0', text(whole - now)} end
for i = 2, #KEYS do
  redis.call('SET', KEYS[i], text(next), 'PX', math.ceil((next - now) / 1000) + 1)
end
return {'1', '0', text(next - now)}
`;
