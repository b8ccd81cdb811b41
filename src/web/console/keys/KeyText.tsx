/** A key in groups between which a line may break, so that no letter stands alone. A copy has no blanks. */
export function KeyText({ of }: { readonly of: string }) {
  return (
    <code class="key-text">
      {of.match(/.{1,7}/g)?.map((group) => (
        <>
          {group}
          <wbr />
        </>
      ))}
    </code>
  );
}
