import { expect, test } from "bun:test";
import type { KeptArt } from "../../../src/logos/art.ts";
import type { ImportedLogo } from "../../../src/logos/store.ts";
import { NOON, type OpenStoresOf, suite } from "./stores.ts";

const logo = (id: string, change: Partial<ImportedLogo> = {}): ImportedLogo => ({
  id: `import.${id}`,
  name: id,
  brand: id,
  category: "other",
  aliases: ["Zoo „am Fluß“", "a,b"],
  format: "svg",
  scheme: "color",
  source: "import",
  license: "own",
  licenseUrl: null,
  attribution: "the zoo",
  sourceUrl: "https://zoo.example/",
  guidelines: null,
  color: "#aa0000",
  derived: false,
  addedAt: NOON,
  ...change,
});
const art = (text: string, format: KeptArt["format"] = "svg") => ({
  format,
  bytes: new TextEncoder().encode(`\0${text}`),
});
const plain = (found: KeptArt | null) => found && { ...found, bytes: Uint8Array.from(found.bytes) };

/** What every engine must do with the logos that operators add, and with copies of those that codes show. */
export function logoStoreContract(engine: string, open: OpenStoresOf): void {
  suite(`logos in ${engine}`, open, (stores) => {
    test("a logo comes back as it was given, by name, in place of one with its id", async () => {
      const { logos } = stores();
      // In the order of their letters' numbers, whatever the language: Z before a, a before ä.
      for (const id of ["zebra", "ärger", "Zebra", "apfel"]) await logos.add(logo(id), art(id));
      expect((await logos.imported()).map(({ name }) => name)).toEqual(["Zebra", "apfel", "zebra", "ärger"]);
      const changed = logo("zebra", { aliases: [], color: null, format: "png", scheme: "dark" });
      await logos.add(changed, art("new", "png"));
      expect(await logos.imported()).toContainEqual(changed);
      expect(plain(await logos.importedArt(changed.id))).toEqual(art("new", "png"));
      expect(await logos.importedArt("import.nothing")).toBeNull();
    });

    test("one that is removed is gone, once", async () => {
      const { logos } = stores();
      await logos.add(logo("gone"), art("gone"));
      const outcomes = await Promise.all([1, 2, 3].map(() => logos.remove("import.gone")));
      expect(outcomes.toSorted()).toEqual([false, false, true]);
      expect(await logos.importedArt("import.gone")).toBeNull();
    });

    test("a copy is kept once, as it was first, however many ask for it at once", async () => {
      const { logos } = stores();
      expect(await logos.copy("key")).toBeNull();
      await logos.keepCopy("key", art("first"));
      await Promise.all(Array.from({ length: 10 }, (_, turn) => logos.keepCopy("key", art(`later ${turn}`))));
      await Promise.all(Array.from({ length: 10 }, () => logos.keepCopy("other", art("other"))));
      expect(plain(await logos.copy("key"))).toEqual(art("first"));
      expect(plain(await logos.copy("other"))).toEqual(art("other"));
    });
  });
}
