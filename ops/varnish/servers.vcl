# /etc/varnish/servers.vcl: the servers of this site, included by varde.vcl.

# Answered once a server has started, and also while the database is down: what the servers have in
# their caches is delivered then.
probe started {
	.url = "/favicon.svg";
	.interval = 1s;
	.timeout = 2s;
	.window = 3;
	.threshold = 2;
	.initial = 1;
}

backend varde1 {
	.host = "10.0.0.11";
	.port = "4000";
	.probe = started;
	.connect_timeout = 1s;
	.first_byte_timeout = 20s;
}

backend varde2 {
	.host = "10.0.0.12";
	.port = "4000";
	.probe = started;
	.connect_timeout = 1s;
	.first_byte_timeout = 20s;
}

backend varde3 {
	.host = "10.0.0.13";
	.port = "4000";
	.probe = started;
	.connect_timeout = 1s;
	.first_byte_timeout = 20s;
}

acl purgers {
	"10.0.0.11";
	"10.0.0.12";
	"10.0.0.13";
}

sub vcl_init {
	new servers = directors.round_robin();
	servers.add_backend(varde1);
	servers.add_backend(varde2);
	servers.add_backend(varde3);
}
