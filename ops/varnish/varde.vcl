vcl 4.1;

# /etc/varnish/varde.vcl: docs/how-to/three-machines.md
# Varnish 7 with varnish-modules, started with -p http_gzip_support=off (varde.conf), as the servers
# compress. servers.vcl names the servers and who may purge.

import directors;
import std;
import xkey;

include "servers.vcl";

sub vcl_recv {
	set req.backend_hint = servers.backend();

	if (req.method == "PURGE") {
		if (client.ip !~ purgers) {
			return (synth(403, "Forbidden"));
		}
		return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
	}

	# Named here alone, never by a visitor.
	unset req.http.X-Varde-Language;
	if (req.restarts == 0) {
		unset req.http.X-Varde-Stale;
	}
	unset req.http.X-Forwarded-Host;

	# Operators read these from the servers themselves.
	if (req.url ~ "^/metrics") {
		return (synth(404, "Not found"));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# A visitor's own, or an editor's.
	if (req.http.Authorization || req.http.Preview-Key || req.http.Unlock-Grant
		|| req.url ~ "^/(gateway|identity|account|healthz|readyz|preview)"
		|| req.url ~ "[?&]env=" || req.http.Cookie ~ "(^|; *)(__Host-)?env=") {
		return (pass);
	}

	call varde_normalize;
	# Expired copies are delivered while a new one is fetched; for longer only where there is none.
	if (std.healthy(req.backend_hint) && !req.http.X-Varde-Stale) {
		set req.grace = 10s;
	}
	return (hash);
}

# Few copies of each URL: by language, by encoding, and of images by format.
sub varde_normalize {
	# Languages of the guide, by the key of docs/translating.md. The visitor's choice, then the
	# first one that the browser names.
	if (req.http.Cookie ~ "(^|; *)language=(no|nb|nn|sv|en|de|fr|es|pl|ro|rom|se|sma)(;|$)") {
		set req.http.X-Varde-Language =
			regsub(req.http.Cookie, "^(?:.*; *)?language=([a-z]+).*$", "\1");
	} else if (req.http.Accept-Language ~ "(?i)(^|[, ])(no|nb|nn|sv|en|de|fr|es|pl|ro|rom|se|sma)(?=$|[-,; ])") {
		set req.http.X-Varde-Language = std.tolower(regsub(req.http.Accept-Language,
			"(?i)^(?:.*?[, ])??(no|nb|nn|sv|en|de|fr|es|pl|ro|rom|se|sma)(?=$|[-,; ]).*$", "\1"));
	} else {
		set req.http.X-Varde-Language = "x-default";
	}
	if (req.http.X-Varde-Language == "nb") {
		set req.http.X-Varde-Language = "no";
	}

	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} else if (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}

	if (req.url ~ "^/media/") {
		if (req.http.Accept ~ "image/avif") {
			set req.http.Accept = "image/avif,image/webp,*/*";
		} else if (req.http.Accept ~ "image/webp") {
			set req.http.Accept = "image/webp,*/*";
		} else {
			set req.http.Accept = "*/*";
		}
	}
	# What counts campaigns changes no page.
	if (req.url ~ "[?&](utm_[a-z]+|fbclid|gclid)=") {
		set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|fbclid|gclid)=[^&]*&?", "\1");
		set req.url = regsub(req.url, "[?&]$", "");
	}
}

sub vcl_hash {
	# A response of the product API is only for callers with its key.
	if (req.http.Api-Key) {
		hash_data(req.http.Api-Key);
	}
}

sub vcl_backend_fetch {
	# An image that is rendered for the first time may wait for its turn.
	if (bereq.url ~ "^/(media|iiif)/") {
		set bereq.first_byte_timeout = 60s;
	}
	# Nothing that is stored may depend on more than the language.
	if (bereq.http.X-Varde-Language) {
		unset bereq.http.Accept-Language;
		unset bereq.http.Cookie;
		if (bereq.http.X-Varde-Language != "x-default") {
			set bereq.http.Cookie = "language=" + bereq.http.X-Varde-Language;
		}
	}
}

sub vcl_backend_response {
	# A server that cannot answer is noticed by its probe seconds later: another one is asked.
	if (beresp.status == 503 && bereq.retries < 2
		&& (bereq.method == "GET" || bereq.method == "HEAD")) {
		return (retry);
	}
	set beresp.http.xkey = beresp.http.Surrogate-Key;
	if (bereq.uncacheable) {
		return (deliver);
	}
	if (beresp.status >= 500) {
		# First an older copy is looked for (vcl_synth), then this response is delivered.
		if (bereq.is_bgfetch || !bereq.http.X-Varde-Stale) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		return (deliver);
	}
	# As a whole: a server that ends in the middle is noticed before anything is delivered.
	if (std.integer(beresp.http.Content-Length, 0) < 1048576) {
		set beresp.do_stream = false;
	}
	if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
		set beresp.ttl = std.duration(
			regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
		set beresp.grace = 24h;
		return (deliver);
	}
	# Films and sounds are sent as they arrive, and are not stored.
	if (bereq.http.Range || std.integer(beresp.http.Content-Length, 0) > 8388608) {
		set beresp.uncacheable = true;
	}
}

sub vcl_backend_error {
	# A server that has just ended: another one is asked.
	if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
		return (retry);
	}
	# vcl_synth looks for a stale copy, then sends the error page.
	return (abandon);
}

sub vcl_synth {
	# No server has an answer: a copy of any age, if there is one.
	if (resp.status == 503 && req.restarts == 0 && req.http.X-Varde-Language) {
		set req.http.X-Varde-Stale = "1";
		return (restart);
	}
	if (resp.status == 503) {
		set resp.http.Retry-After = "5";
		set resp.http.Cache-Control = "no-store";
		set resp.http.Content-Type = "text/html; charset=utf-8";
		synthetic(std.fileread("/etc/varnish/unavailable.html"));
		return (deliver);
	}
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
		# Of the visitor whose request was stored.
		unset resp.http.Correlation-Id;
	} else {
		set resp.http.X-Cache = "miss";
	}
	# Browsers and caches further out decide by the headers that they send themselves.
	if (resp.http.CDN-Cache-Control) {
		set resp.http.Vary = "Accept-Encoding, Accept-Language, Cookie";
		unset resp.http.Age;
	}
	unset resp.http.CDN-Cache-Control;
	unset resp.http.Surrogate-Key;
	unset resp.http.xkey;
	unset resp.http.Via;
	unset resp.http.X-Varnish;
}
