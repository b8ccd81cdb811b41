/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8e7d9963a5.css" with { type: "file" };
import file1 from "./console-f18d56e7fd.js" with { type: "file" };
import file2 from "./part-0e107ca422.js" with { type: "file" };
import file3 from "./part-0e95f3461b.js" with { type: "file" };
import file4 from "./part-11a415b659.js" with { type: "file" };
import file5 from "./part-141dc6ee04.js" with { type: "file" };
import file6 from "./part-1da5e4669f.js" with { type: "file" };
import file7 from "./part-214dec732e.js" with { type: "file" };
import file8 from "./part-26bcf980bb.js" with { type: "file" };
import file9 from "./part-2aced569af.js" with { type: "file" };
import file10 from "./part-31433b075b.js" with { type: "file" };
import file11 from "./part-38a5947a5e.js" with { type: "file" };
import file12 from "./part-41622100d6.js" with { type: "file" };
import file13 from "./part-443d35240a.js" with { type: "file" };
import file14 from "./part-49fcc2b1c8.js" with { type: "file" };
import file15 from "./part-53a12aff3a.js" with { type: "file" };
import file16 from "./part-57a2a8ac20.js" with { type: "file" };
import file17 from "./part-58fe483db1.js" with { type: "file" };
import file18 from "./part-5c95d28a9c.js" with { type: "file" };
import file19 from "./part-6009583caa.js" with { type: "file" };
import file20 from "./part-681cf2ce3b.js" with { type: "file" };
import file21 from "./part-6a3952381c.js" with { type: "file" };
import file22 from "./part-70a6e1c88a.js" with { type: "file" };
import file23 from "./part-72f0432cb3.js" with { type: "file" };
import file24 from "./part-7619eb74c6.js" with { type: "file" };
import file25 from "./part-7bf0cbe48a.js" with { type: "file" };
import file26 from "./part-804ab3666a.js" with { type: "file" };
import file27 from "./part-8717458f65.js" with { type: "file" };
import file28 from "./part-93b15ca7b9.js" with { type: "file" };
import file29 from "./part-98e2d393d4.js" with { type: "file" };
import file30 from "./part-abbeb3c711.js" with { type: "file" };
import file31 from "./part-ad8f2aa139.js" with { type: "file" };
import file32 from "./part-ae663430c6.js" with { type: "file" };
import file33 from "./part-b15582ab6b.js" with { type: "file" };
import file34 from "./part-c667aaaf33.js" with { type: "file" };
import file35 from "./part-cb3ecf3b3f.js" with { type: "file" };
import file36 from "./part-cf2601c6d3.js" with { type: "file" };
import file37 from "./part-d91a8d475e.js" with { type: "file" };
import file38 from "./part-da7682ab79.js" with { type: "file" };
import file39 from "./part-db3de1a338.js" with { type: "file" };
import file40 from "./part-e6b4548d23.js" with { type: "file" };
import file41 from "./part-e6fff2a637.js" with { type: "file" };
import file42 from "./part-eb7953888d.js" with { type: "file" };
import file43 from "./part-f03865b37d.js" with { type: "file" };
import file44 from "./part-f2a276dbc4.js" with { type: "file" };
import file45 from "./part-fd44137f9e.js" with { type: "file" };
import file46 from "./studio-0fdb2c0638.js" with { type: "file" };
import file47 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8e7d9963a5.css", path: file0, bytes: 50386, integrity: "sha384-8TC7LvGN2r5FRu148ZC8XaC6oXJ6zlrh5qZlRA0R9opu3idxZQABZ0YnTDmMryIt" },
  { name: "console-f18d56e7fd.js", path: file1, bytes: 20678, integrity: "sha384-n98cqG8KfC1pQLkDN47YpOdmC+CRCFzIN7E0C4tIs1jSFccFGEZ8J84wVpXI1y/g" },
  { name: "part-0e107ca422.js", path: file2, bytes: 1106, integrity: "sha384-FaHQHw9MSsLHtGeatBAJGLZxJ1cfNqoUNdLFNbyYjULe2SlyZRfXDSILxJ2rJYdY" },
  { name: "part-0e95f3461b.js", path: file3, bytes: 356, integrity: "sha384-dzQisTUJp4o1CsFjydR9yKg+TVpRDutbmd4/D7lJ/35ztvrNWrLciAT54FRLTNxH" },
  { name: "part-11a415b659.js", path: file4, bytes: 62013, integrity: "sha384-V7B6AGKUlT4gSrVvFiERf3k18leSSh1AbXUXREVGq5Cy39gVrbW5YDOyMkA9uohO" },
  { name: "part-141dc6ee04.js", path: file5, bytes: 308, integrity: "sha384-hWQ9t7LW6iUY873jzebg5VIWXF0GRZUrvi1QTHzyFo/D/Z4ClABOS2VYvGPNA52Q" },
  { name: "part-1da5e4669f.js", path: file6, bytes: 704, integrity: "sha384-ggEEEYeT8EkWUpqahF38VwXRWTEm8/OwcLd+wY7KEM56W231fKzanBsaKUJlPMMr" },
  { name: "part-214dec732e.js", path: file7, bytes: 14976, integrity: "sha384-4CN5sa3hII56j5sEUIBL/kgX+glmMllfI2FPXQTe0PZahGoizkVzkjSfdv6p9gbI" },
  { name: "part-26bcf980bb.js", path: file8, bytes: 25666, integrity: "sha384-Hq8atj3XRfn5VvkFOEX4o679dnx7tZlyUMtwBhZ7LS5RXpo1/whcnG81eNJ+p+uB" },
  { name: "part-2aced569af.js", path: file9, bytes: 488, integrity: "sha384-2gNJneXC4lEm/WZ6abJRMPdSrkWvkVsrpSl/VTLIhakOyuZhtAU53SZYVAQy6W9J" },
  { name: "part-31433b075b.js", path: file10, bytes: 73274, integrity: "sha384-vB2CiD5iPERoAdKP8gfFJyHEmox71AAQIlbZJPZm+cNE5SAAed4vpBtzmUHkgG8q" },
  { name: "part-38a5947a5e.js", path: file11, bytes: 4213, integrity: "sha384-43vXzFPEpaSegsJdYGsUzKzUO6mtvvZLIhmD0HFTsLyFt1xUbD/Q800hehKqiEXt" },
  { name: "part-41622100d6.js", path: file12, bytes: 547, integrity: "sha384-fGA5GoKvpk+DGDDiiuNmAvjA5/VD7l/ZCeHaSqMhHoiEbwUck7xFECbOOROW5gAG" },
  { name: "part-443d35240a.js", path: file13, bytes: 1311, integrity: "sha384-63nGvXs+8E33Ey14je7dR/iDcR7QyluaO0Wubt7fRbO1Yjdo/rrXToI4jAOFILNu" },
  { name: "part-49fcc2b1c8.js", path: file14, bytes: 3633, integrity: "sha384-sg1Ogy7t/YUL8fasFfG2ZA5lgV9zphr3qnMlK0He7sglb36JDFuyX5iUldc+a3zj" },
  { name: "part-53a12aff3a.js", path: file15, bytes: 577, integrity: "sha384-UWlbvjW70N38gb2sSNx7IDoVUd/d06GMu+pS8EcAZRHY/nm+ZmoiuBJL2S76v6sa" },
  { name: "part-57a2a8ac20.js", path: file16, bytes: 1647, integrity: "sha384-MEP1lA+o67NKRKTiqDMr/fb1BpZKZ9OxMq67rblBSvTupX1D26LW36v/TkeaiRQx" },
  { name: "part-58fe483db1.js", path: file17, bytes: 922, integrity: "sha384-nWRR/svfe6jZXO7SR52dx0tPR98ELSzjY5zpi5LB0SBewsvf/jieUzh03vNXk1iP" },
  { name: "part-5c95d28a9c.js", path: file18, bytes: 37088, integrity: "sha384-cWyf80N70ONn3UOpw3TRpJaIo3b5GpBU6+HydXWeXVT5qUG9XPzk9UjJjD+6gLU6" },
  { name: "part-6009583caa.js", path: file19, bytes: 764, integrity: "sha384-4GcVKIeJwTh4Kwz1BUI9Df3yNIV8Y1sW9D83/hHfJhx2FCzyw+kwShNRRYRHOuzg" },
  { name: "part-681cf2ce3b.js", path: file20, bytes: 21935, integrity: "sha384-wEnAmg4UgaJo3a74fXF3t99E4hV0D3JIsXCUJ1ntA7KzCjivbm8kp9nx1akJcXkI" },
  { name: "part-6a3952381c.js", path: file21, bytes: 1153, integrity: "sha384-8L/o8b/jfHg/Nh1PiLX7UIA58nK21esAPHb7MROJ3S5ukZbOFRp5EpgaR3XToY1Y" },
  { name: "part-70a6e1c88a.js", path: file22, bytes: 6620, integrity: "sha384-OHWLi2OnGRgeRVrFokIKKSKNUJOqHIeYrNs04ObV0JXCkdtAb4N0XRCKg4Qy2m8x" },
  { name: "part-72f0432cb3.js", path: file23, bytes: 48486, integrity: "sha384-KAbx0nj/xePqEgJmLy/DA8U7qdobWK3MVFniE4rbzAxtiogOJqbUCoaXPd+Dul0p" },
  { name: "part-7619eb74c6.js", path: file24, bytes: 561, integrity: "sha384-s9zcpdV47FnCOLsDFZsHcnUgF9ORstUO5qCXJn6NQ54UnuwKbO6h9Z9iTtnDsQ/x" },
  { name: "part-7bf0cbe48a.js", path: file25, bytes: 5773, integrity: "sha384-bDLURlL+G0jILzMsx/Ud2nMdG5QjDOZjnXsXgj+eXqb5Q88iR9jaoV+iZtKG/Kga" },
  { name: "part-804ab3666a.js", path: file26, bytes: 3875, integrity: "sha384-6IkdxpMcCAXudhL8FtGGPGyj3cltRWN4OpaO6aNLEthj09whV3t6Fsu8VSYQXtk7" },
  { name: "part-8717458f65.js", path: file27, bytes: 16238, integrity: "sha384-BE2BKDIJ0xO2kDbKmXLj13X7X49NZffg6M1/1xvM+GDZVSLhOIIPwM4ED8A7HN2X" },
  { name: "part-93b15ca7b9.js", path: file28, bytes: 7464, integrity: "sha384-2xa80VKLLSjPrJfAu3hBoeAzib/2jA2WtCGW6WEdW3xhfZt6ZVMK9rA6z4rHD8dT" },
  { name: "part-98e2d393d4.js", path: file29, bytes: 2237, integrity: "sha384-wPNynXUJbf8OtM8UWzOAcn9OvLuQ4PgpNL5PQZ5K9/GFDVyY3lIsWo/kcqnqpepZ" },
  { name: "part-abbeb3c711.js", path: file30, bytes: 8414, integrity: "sha384-a1gXquiwfncAkBVq0SZp3OqfC3pg0XNbnxFKw1EUIYXlwWuL7tJdYS/sRB5LR5gf" },
  { name: "part-ad8f2aa139.js", path: file31, bytes: 1063, integrity: "sha384-L21MWNIB8nGxK2neoWpIVO/k9KvQ7qYfbirYTJyXkLvdCmEdQLkfJ8PVd0Lbe8ni" },
  { name: "part-ae663430c6.js", path: file32, bytes: 2317, integrity: "sha384-Z6hUhU8p3AdYyOaysdSA40yGmGg+ZusTUOkcooxYA3lV2MWvOaPdrzfFIbUfj34L" },
  { name: "part-b15582ab6b.js", path: file33, bytes: 728, integrity: "sha384-imRZrv4lQPsBCgaK7Vg2M/FZp3RQdNT5yP/gh+GYrUYCbtmulgpypCvpvDGvgxFF" },
  { name: "part-c667aaaf33.js", path: file34, bytes: 2720, integrity: "sha384-WQR3erdIUugqWA7U+ch1BvwsYI6BC0PpcLosvxLwX9q6Tqoj4fMfAT4Y5oAA4BqN" },
  { name: "part-cb3ecf3b3f.js", path: file35, bytes: 546, integrity: "sha384-nc1CszaDlT/7YTZF/do6fqvmUSXkRzPntlG8hi/p2m9w02qYJkzuy5WF1gtEIdSL" },
  { name: "part-cf2601c6d3.js", path: file36, bytes: 414, integrity: "sha384-jj2XfxBpHvqefsIxGCVEG3J6icjh6pB+5SQpjiS3/NwzwY+817k0lxNqt5Q9fSxF" },
  { name: "part-d91a8d475e.js", path: file37, bytes: 4266, integrity: "sha384-l9mWEqz9caRgFlAvmLNPCWGbtWVHQLzds0Nh5nLAwit1yh75u093C4BWYch6kuj7" },
  { name: "part-da7682ab79.js", path: file38, bytes: 3648, integrity: "sha384-ZNeI61z56LS/aWpa6Nn6nNSTPPigNlRM2nchAOHM8bwrgdUj7WHCHnFUfXbw0psW" },
  { name: "part-db3de1a338.js", path: file39, bytes: 2538, integrity: "sha384-CQ8HsdX76cVFADNluYe2nhRqOjl8V7wN4k1P1PC78736+1BiVD+fUo+d2EvyfibL" },
  { name: "part-e6b4548d23.js", path: file40, bytes: 320, integrity: "sha384-z7aPtHB1n6Uvg5ElAhsfE42BfodnndDHGpsJtsZuukeXJ/wdMRVGrj1w7D+9HXyN" },
  { name: "part-e6fff2a637.js", path: file41, bytes: 3360, integrity: "sha384-ovO+9yotdJrR5YxxFL5EaKUzdpvVHcCwYf4eU3loIDjZM/ajAcMGzaItIdKT6p8f" },
  { name: "part-eb7953888d.js", path: file42, bytes: 5554, integrity: "sha384-0k3iBrHlv6v5VqiauXDRjpYCyMg55Bzat0hK18tpBMwUO2qrDvBySNl81gennAXa" },
  { name: "part-f03865b37d.js", path: file43, bytes: 1293, integrity: "sha384-YfG5au2FDQ08p5u89N8O3BpeMhBQVrtasKasIJ4bh20Z/exM3xn3gp+BxN5mjhzx" },
  { name: "part-f2a276dbc4.js", path: file44, bytes: 784, integrity: "sha384-PBRMHxLAIbKZbdunrZLIzo5FWSPiiyhkjG+k5LJn69a5ix0j8rFyxwBBJQIgBd6Q" },
  { name: "part-fd44137f9e.js", path: file45, bytes: 279, integrity: "sha384-xK7iKMrCEVZ3C8AvO5L6Wqvwune35hl5RBXStW3MEGykWaf2mVY0Gdp8ctCr9UZN" },
  { name: "studio-0fdb2c0638.js", path: file46, bytes: 6078, integrity: "sha384-zN1ZT5JvoR+lGJXwtGEdIRrYRJH+dTVyfSt7C+6RTPp1N1WaPaTJJlUi0e1v+wn5" },
  { name: "studio-23bd6e4910.css", path: file47, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0fdb2c0638.js", style: "studio-23bd6e4910.css", preload: ["part-11a415b659.js","part-1da5e4669f.js","part-443d35240a.js","part-72f0432cb3.js","part-7619eb74c6.js","part-abbeb3c711.js","part-b15582ab6b.js","part-c667aaaf33.js","part-cf2601c6d3.js"] },
  console: { script: "console-f18d56e7fd.js", style: "console-8e7d9963a5.css", preload: ["part-11a415b659.js"] },
} as const;
