import { useEffect, useRef, useState } from "preact/hooks";
import type { Code } from "quietzone-client";
import { drawingOf } from "./thumbnails.ts";

/** A code's drawing, fetched when it becomes visible. @param alt - empty where the text beside it is enough. */
export function Thumbnail(props: {
  readonly code: Pick<Code, "id" | "updatedAt">;
  readonly alt: string;
  readonly size: number;
}) {
  const { code, alt, size } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        drawingOf(code).then(
          (url) => {
            if (here) setAddress(url);
          },
          () => {},
        );
      },
      { rootMargin: "200px" },
    );
    if (frame.current) observer.observe(frame.current);
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [code.id, code.updatedAt]);
  return (
    <span class="thumbnail" ref={frame} style={{ width: `${size}px`, height: `${size}px` }}>
      {address !== null && <img src={address} alt={alt} width={size} height={size} />}
    </span>
  );
}
