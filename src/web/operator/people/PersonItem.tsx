import { date } from "../../lib/format.ts";
import { Item } from "../parts/Item.tsx";
import type { OperatorPerson } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** A person in a list. @param props.mixed - whether the list has other things, too. */
export function PersonItem(props: { readonly person: OperatorPerson; readonly mixed?: boolean }) {
  const { person, mixed = false } = props;
  const words = useTexts("deskPeople");
  return (
    <Item
      title={person.name}
      to={`/people/${encodeURIComponent(person.id)}`}
      facts={[person.email, words.since(date(person.createdAt))]}
      marks={
        <>
          <PersonBadges person={person} />
          {mixed && <span class="badge">{words.one}</span>}
        </>
      }
    />
  );
}

/** Tells what an operator may want to know of a person at once. */
export function PersonBadges({ person }: { readonly person: OperatorPerson }) {
  const words = useTexts("deskPeople");
  return (
    <>
      {person.operator && <span class="badge good">{words.operator}</span>}
      {person.confirmedAt === null && <span class="badge warn">{words.unconfirmed}</span>}
      {person.secondFactor && <span class="badge">{words.secondFactor}</span>}
    </>
  );
}
