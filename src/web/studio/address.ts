import { useEffect, useRef, useState } from "preact/hooks";
import { fromFragment, holdsDesign, toFragment } from "../design/link.ts";
import type { Design } from "../design/model.ts";
import { isSame, jsonOf } from "../lib/json.ts";

/** The design in the address bar. */

/** The studio's first design. */
export const FRESH: Design = { type: "url", fields: {}, style: {} };

/** Milliseconds between a change and the update of the address: browsers throttle frequent updates. */
const PAUSE = 300;

export interface KeptDesign {
  /** `null` until the address has been read. */
  readonly design: Design | null;
  readonly change: (design: Design) => void;
  /** Whether the address held a design that could not be read. */
  readonly broken: boolean;
  /** Whether the design's own logo was too large for the address. */
  readonly withoutLogo: boolean;
}

/** Whether a design is still the first one. */
export function isFresh(design: Design): boolean {
  return isSame(jsonOf(design), jsonOf(FRESH));
}

/** A design that is read from the address and stored in it, so that a reload, a bookmark and a link restore it. */
export function useKeptDesign(): KeptDesign {
  const [design, setDesign] = useState<Design | null>(null);
  const [broken, setBroken] = useState(false);
  const [withoutLogo, setWithoutLogo] = useState(false);
  const own = useRef<string | null>(null);
  useEffect(() => {
    const read = () => {
      const { hash } = location;
      if (hash === own.current) return;
      void fromFragment(hash).then((found) => {
        setBroken(found === null && holdsDesign(hash));
        setDesign((last) => found ?? last ?? FRESH);
      });
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  useEffect(() => {
    if (design === null) return;
    const timer = setTimeout(() => {
      if (isFresh(design) && !holdsDesign(location.hash)) return;
      void toFragment(design).then((link) => {
        own.current = isFresh(design) ? "" : link.fragment;
        history.replaceState(
          null,
          "",
          own.current === "" ? location.pathname + location.search : own.current,
        );
        setWithoutLogo(link.withoutLogo);
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [design]);
  const change = (next: Design) => {
    setBroken(false);
    setDesign(next);
  };
  return { design, change, broken, withoutLogo };
}
