import { Link } from "../../lib/route.tsx";
import { May } from "../May.tsx";
import type { Product } from "./number.ts";
import { valueOfProduct } from "./single.ts";
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
