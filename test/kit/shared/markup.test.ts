import { expect, test } from "bun:test";
import { markup, trusted } from "../../../src/kit/shared/markup.ts";

test("values are escaped for text and for attributes", () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  expect(markup`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;">' +
      "&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;</p>",
  );
});

test("markup and lists of it are inserted as they are; null and false are left out", () => {
  const items = ["a", "<b>"].map((each) => markup`<li>${each}</li>`);
  expect(markup`<ul>${items}${null}${false}${[null, "x"]}${0}</ul>${trusted("<hr>")}`.text).toBe(
    "<ul><li>a</li><li>&lt;b&gt;</li>x0</ul><hr>",
  );
});

test("the template's own line breaks and indentation are removed, those of values stay", () => {
  const made = () => markup`
    <p>
      ${"two\n  lines"}
    </p>`;
  expect([made().text, made().text]).toEqual(["<p>two\n  lines</p>", "<p>two\n  lines</p>"]);
});

test("control characters of values are removed, tabs and line ends stay", () => {
  expect(markup`${"a\u0000b\u001b[31m\u007f\u0085\ufffe\u{1ffff}\tc\r\nd"}`.text).toBe("ab[31m\tc\r\nd");
});
