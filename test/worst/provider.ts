/** A sign-in provider on loopback that describes itself, and at which nobody can sign in. */
export interface DescribedProvider {
  readonly issuer: string;
  stop(): void;
}

export function startProvider(): DescribedProvider {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch({ url }): Response {
      const { pathname } = new URL(url);
      if (pathname === "/jwks") return Response.json({ keys: [] });
      if (pathname !== "/.well-known/openid-configuration") return new Response(null, { status: 404 });
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/end`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    },
  });
  const issuer: string = `http://localhost:${server.port}`;
  return { issuer, stop: () => void server.stop(true) };
}
