import { useMemo } from "preact/hooks";
import { listedZones } from "../lib/zones.ts";
import type { FieldProps } from "./Field.tsx";
import { Select } from "./Select.tsx";
import { useTexts, type Words } from "../texts/texts.ts";

type Region = keyof Words["zones"];

/** A time zone: the person's own and usual ones first, then all by region. A city is found by typing its name. */
export function ZoneField(
  props: FieldProps & {
    readonly value: string;
    /** The name of the choice of no zone; without it there is none. */
    readonly none?: string;
    readonly onChange: (zone: string) => void;
  },
) {
  const { none, ...select } = props;
  const words = useTexts("zones");
  const options = useMemo(() => {
    const nameOf = (region: string) => words[isRegion(region) ? region : "other"];
    const listed = listedZones(props.value).map(({ zone, region, city }) => ({
      value: zone,
      label: city,
      group: region === null ? words.usual : nameOf(region),
    }));
    // The regions without a name of their own are last.
    const [named, rest] = [true, false].map((isNamed) =>
      listed.filter(({ group }) => (group !== words.other) === isNamed),
    );
    return [...(none === undefined ? [] : [{ value: "", label: none }]), ...(named ?? []), ...(rest ?? [])];
  }, [props.value, none, words]);
  return <Select {...select} options={options} />;

  function isRegion(name: string): name is Region {
    return Object.hasOwn(words, name);
  }
}
