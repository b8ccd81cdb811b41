import { useEffect, useRef, useState } from "preact/hooks";
import { pictureOf } from "../lib/pictures.ts";

/** Before it is in sight by so much it is made. A row that scrolls has a margin of its own. */
const NEAR = { rootMargin: "200px", scrollMargin: "200px" };

/** A small picture, made when it comes near the window, and left out when it can't be made. */
export function Thumbnail(props: {
  /** Of what it shows: the same name is the same picture. */
  readonly name: string;
  readonly make: () => Promise<Blob>;
  /** Empty where the text beside it is enough. */
  readonly alt: string;
  readonly size: number;
  /** Whether the frame has the picture's size, and not that of the style sheet. */
  readonly tight?: boolean;
}) {
  const { name, make, alt, size, tight } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!frame.current) return;
    let here = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      pictureOf(name, make).then(
        (url) => {
          if (here) setAddress(url);
        },
        () => {},
      );
    }, NEAR);
    observer.observe(frame.current);
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [name]);
  return (
    <span class="thumbnail" ref={frame} style={tight ? { width: `${size}px`, height: `${size}px` } : {}}>
      {address !== null && <img src={address} alt={alt} width={size} height={size} />}
    </span>
  );
}
