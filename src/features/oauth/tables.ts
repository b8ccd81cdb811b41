import { flag, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/**
 * Apps that people have connected with workspaces by OAuth, each with its present tokens. Of these only
 * hashes are kept. A row without an access token waits for its code.
 */
export const apps: Table = {
  name: "apps",
  of: { tenant: "in steps" },
  keeps: "person",
  letsIn: true,
  columns: {
    id: key(text),
    tenant_id: owned(text, "tenants.id"),
    person_id: owned(text, "people.id"),
    /** Of the client id, which may be long. */
    client_hash: text,
    name: text,
    /** To which the person was led back. */
    host: text,
    /** With spaces between them. */
    scopes: text,
    /** Whether a provider vouched for a second factor in the session that connected it. */
    second_factor: flag,
    created_at: whole,
    /** When it got its last token. */
    used_at: whole,
    ends_at: whole,
    /**
     * Of the secret that its code and all its refresh tokens begin with, by which one that was used before is
     * known.
     */
    family: text,
    /** Null once the code was used. */
    code_hash: optional(text),
    /** The challenge to which the code is bound (RFC 7636). */
    challenge: optional(text),
    redirect_uri: optional(text),
    access_hash: optional(text),
    access_ends_at: optional(whole),
    refresh_hash: optional(text),
  },
  indexes: {
    apps_family: { on: ["family"], isUnique: true },
    apps_access: { on: ["access_hash"], isUnique: true },
    apps_tenant: { on: ["tenant_id", "id"] },
    apps_person: { on: ["person_id", "tenant_id"] },
    apps_end: { on: ["ends_at"] },
  },
};
