-- Sends the requests of a file, a path and a host on each line, and prints the latencies.
local requests = {}
local turn = 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    local path, host = line:match("^(.-)\t(.*)$")
    wrk.headers["Host"] = host
    requests[#requests + 1] = wrk.format(nil, path)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"us":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
