/** The name of a bar, and the bar. @param props.share - of the longest one, from 0 to 1. */
export function NameWithBar({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <>
      <span class="bar-name">{name}</span>
      <span class="share-bar" style={{ "--share": share }} aria-hidden="true" />
    </>
  );
}
