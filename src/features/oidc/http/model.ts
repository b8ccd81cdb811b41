import { Type } from "@sinclair/typebox";
import { flag, query } from "../../../kit/http/input.ts";
import { View } from "../model.ts";

export const StartQuery = query({
  to: View,
  remember: Type.Optional(flag("Whether the session outlasts the browser")),
});

/** The answer of a provider, which its library reads from the address. */
export const CallbackQuery = query({
  code: Type.Optional(
    Type.String({ description: "Of the provider, good once", examples: ["SplxlOBeZQQYbYS6WxSbIA"] }),
  ),
  state: Type.Optional(
    Type.String({ description: "That with which the sign-in was begun", examples: ["af0ifjsldkj"] }),
  ),
  iss: Type.Optional(Type.String({ description: "The provider", examples: ["https://auth.museum.example"] })),
  error: Type.Optional(
    Type.String({ description: "Of OAuth, such as `access_denied`", examples: ["access_denied"] }),
  ),
});

export const LogoutForm = Type.Object({
  logout_token: Type.String({ description: "A token of OpenID Connect Back-Channel Logout 1.0" }),
});
