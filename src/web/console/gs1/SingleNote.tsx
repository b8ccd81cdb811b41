import type { ComponentChildren } from "preact";
import type { Code } from "quietzone-client";
import { Link } from "../../lib/route.tsx";
import { May } from "../May.tsx";
import type { Product } from "./number.ts";
import { Notice } from "../../ui/State.tsx";
import { isSingle, valueOfProduct } from "./single.ts";
import { useTexts } from "../../texts/texts.ts";

/** Says where the scans of a single item are counted, with the way there. */
export function SingleNote({ product }: { readonly product: Product }) {
  const words = useTexts("product");
  return (
    <>
      {words.single}{" "}
      <May scope="codes:read">
        <Link to={`/codes?${new URLSearchParams({ q: valueOfProduct(product) })}`}>{words.toProduct}</Link>
      </May>
    </>
  );
}

/** Shows the figures of a code. A single item has none, and gets a note that leads to its product. */
export function Counted(props: { readonly code: Code | undefined; readonly children: ComponentChildren }) {
  const gs1 = props.code?.gs1;
  if (!gs1 || !isSingle(gs1)) return <>{props.children}</>;
  return (
    <Notice tone="plain">
      <p>
        <SingleNote product={gs1} />
      </p>
    </Notice>
  );
}
