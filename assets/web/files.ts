/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3167bf79d2.css" with { type: "file" };
import file1 from "./console-91f7705b6e.js" with { type: "file" };
import file2 from "./part-06c44124ed.js" with { type: "file" };
import file3 from "./part-09ee0368d6.js" with { type: "file" };
import file4 from "./part-0c1ab8e002.js" with { type: "file" };
import file5 from "./part-16a75e2e28.js" with { type: "file" };
import file6 from "./part-230c1d2dfa.js" with { type: "file" };
import file7 from "./part-2497d9d865.js" with { type: "file" };
import file8 from "./part-26527a8d57.js" with { type: "file" };
import file9 from "./part-2a9a243914.js" with { type: "file" };
import file10 from "./part-3236e77c65.js" with { type: "file" };
import file11 from "./part-37331ac0d5.js" with { type: "file" };
import file12 from "./part-3b5e203d11.js" with { type: "file" };
import file13 from "./part-3ef33c03cd.js" with { type: "file" };
import file14 from "./part-44eecd681e.js" with { type: "file" };
import file15 from "./part-4a578f0111.js" with { type: "file" };
import file16 from "./part-4c1edab2fc.js" with { type: "file" };
import file17 from "./part-4cc1967080.js" with { type: "file" };
import file18 from "./part-4d85b80104.js" with { type: "file" };
import file19 from "./part-4f0f1af167.js" with { type: "file" };
import file20 from "./part-50c9d3fb84.js" with { type: "file" };
import file21 from "./part-546513fc29.js" with { type: "file" };
import file22 from "./part-5c3846827b.js" with { type: "file" };
import file23 from "./part-664598799b.js" with { type: "file" };
import file24 from "./part-6e5da96990.js" with { type: "file" };
import file25 from "./part-7786abd646.js" with { type: "file" };
import file26 from "./part-7969b0e618.js" with { type: "file" };
import file27 from "./part-7c741d6fc9.js" with { type: "file" };
import file28 from "./part-892a7dff2d.js" with { type: "file" };
import file29 from "./part-89d97d0ff6.js" with { type: "file" };
import file30 from "./part-9232bfaf51.js" with { type: "file" };
import file31 from "./part-936d3b7764.js" with { type: "file" };
import file32 from "./part-982889d8ee.js" with { type: "file" };
import file33 from "./part-9a8a587269.js" with { type: "file" };
import file34 from "./part-9ce668b9a1.js" with { type: "file" };
import file35 from "./part-a6b6e5a977.js" with { type: "file" };
import file36 from "./part-ab2c741f2c.js" with { type: "file" };
import file37 from "./part-b1e5ef0ee5.js" with { type: "file" };
import file38 from "./part-bea426befc.js" with { type: "file" };
import file39 from "./part-bf1b10519e.js" with { type: "file" };
import file40 from "./part-c3c7aac118.js" with { type: "file" };
import file41 from "./part-ca4dc93519.js" with { type: "file" };
import file42 from "./part-cbbbf601e4.js" with { type: "file" };
import file43 from "./part-cf9ed40061.js" with { type: "file" };
import file44 from "./part-e72de577d0.js" with { type: "file" };
import file45 from "./part-e93b88dca0.js" with { type: "file" };
import file46 from "./part-f4eaf9e5c9.js" with { type: "file" };
import file47 from "./part-fa27ac5c5e.js" with { type: "file" };
import file48 from "./studio-23bd6e4910.css" with { type: "file" };
import file49 from "./studio-3135678e22.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3167bf79d2.css", path: file0, bytes: 51317, integrity: "sha384-qA/iCZnP6a5Agp7sU1+b9Dc4zpDTQKk1oRUzX1pzcQlZ9jVQiy5mHcY3OM2nq3nt" },
  { name: "console-91f7705b6e.js", path: file1, bytes: 20695, integrity: "sha384-bHFUt1Fxd56/uCuX3RWAT/WISDygSmhcibzooRsh9dPTpkUpZBoconXFQoihKDDr" },
  { name: "part-06c44124ed.js", path: file2, bytes: 2538, integrity: "sha384-YwNsGZsREW8bVzcsp7PQDZlSXikywk7pBrdnfewvtYm8OhMTur5/WSK0gXdJtCYS" },
  { name: "part-09ee0368d6.js", path: file3, bytes: 22032, integrity: "sha384-dGg5f1afhQnvnBvXiKYUt0sbBuy7wNc1wrnzqHLcea9FKCF2ZdgShr2jZIpXqSJE" },
  { name: "part-0c1ab8e002.js", path: file4, bytes: 546, integrity: "sha384-+b3LD552xr7sZHBrs/S7LIyV1Gln67u5ft+mAhmReaRYPxU9hTFikS6qE8ZiEK0w" },
  { name: "part-16a75e2e28.js", path: file5, bytes: 1647, integrity: "sha384-IN+gyed8FuNR0+JJhivwSQ1B051mfSKkQ+0KVdK5kTB5uquDVV+61TGyqArYr6Ig" },
  { name: "part-230c1d2dfa.js", path: file6, bytes: 5554, integrity: "sha384-IJNrSKLuasV1brrSeGyMpRbZHKnif0sTZDSZJ8lR3r/up4UF6G0TEuJWLKnaovgp" },
  { name: "part-2497d9d865.js", path: file7, bytes: 279, integrity: "sha384-57JJpGPYwJ6Bxrrbus2JQhCor2Zb6Ov47DDiZ3NAQA8KBYVnCQSpW/4HZKibghxt" },
  { name: "part-26527a8d57.js", path: file8, bytes: 8414, integrity: "sha384-2ViW6oqwORPSQ2zcXZUTGwNf4fLtxYlBy2fVJTLPle7rUdFdCFlqDLn+csmsUlIy" },
  { name: "part-2a9a243914.js", path: file9, bytes: 4396, integrity: "sha384-YZ6G5Qf9uk9ONk9ASXBFIeDKHTypEQkhOQ4HCCEj/d61L0Q48SJOhxooWtuyLnFr" },
  { name: "part-3236e77c65.js", path: file10, bytes: 25586, integrity: "sha384-djQKgz5OUXO+MUOVioJwERvUaPGk1uhIqHph49IJ89KdspsRucqnajAblT1SCdN2" },
  { name: "part-37331ac0d5.js", path: file11, bytes: 3875, integrity: "sha384-yiXMboAvm8a8LBcO4zx5z7TjfiYKATVkA/x7EKarz+T7gDjasBtpCjl+i36V283c" },
  { name: "part-3b5e203d11.js", path: file12, bytes: 73274, integrity: "sha384-IL1gU9UQAfCTHXupaw1g3RKIHebBUjEh6CWAyK2uTEewg4IUnY9y5mfWc0MX6zhd" },
  { name: "part-3ef33c03cd.js", path: file13, bytes: 7567, integrity: "sha384-oB7exeI/ytsjkaxWBVlFLuQSgkulaBT1jlqDq47UMjJiylAe+idGtnOo1jE0WYl8" },
  { name: "part-44eecd681e.js", path: file14, bytes: 764, integrity: "sha384-M16jPslmmAP9glE0KRT0+qJ5bh/n3gl+bCI1MxB0GABTSkZF/8Ph5JcKEa7ij/0H" },
  { name: "part-4a578f0111.js", path: file15, bytes: 1293, integrity: "sha384-J/X86wgDhwwmHZpd+E0rlH5gzOM+Pp88jdrPa1hUqSu+dtMTAEfmHr1ticAPZTUB" },
  { name: "part-4c1edab2fc.js", path: file16, bytes: 6620, integrity: "sha384-G9odHthspLN6Eh086jZkgnQKGmQQ0OmccYQVvPHoBrZEMCBvCcsGM8QtuAaLLgWR" },
  { name: "part-4cc1967080.js", path: file17, bytes: 784, integrity: "sha384-wlDxLCyQMrx267ZqYNPj0P3JGTQVpU0UN9PGu3u5r8u8upRTBqwhMdQlibdWXYql" },
  { name: "part-4d85b80104.js", path: file18, bytes: 561, integrity: "sha384-wDVYyfRpPzOT5iTMhat9Kt5FnMGZUNBKsYg2JsxfHnyGy4G1RcIkMmYA68HrbTXL" },
  { name: "part-4f0f1af167.js", path: file19, bytes: 16238, integrity: "sha384-6kNv5uHRYpUQcTUfbWObj6KeYIn5mNjkQtM7ZnpBUH7Gz+jpxoLUVFUVb/Q3Pzz7" },
  { name: "part-50c9d3fb84.js", path: file20, bytes: 5551, integrity: "sha384-DGupbA+uhFSdVFhg1li9APPdhnDhUHIT44eqR4KJ68t0N5zsHjRSOPahKio4Zbuc" },
  { name: "part-546513fc29.js", path: file21, bytes: 4268, integrity: "sha384-Vz6YmWth4QQBPN7n/2VMeE8pGNZ3n9FQTnIoN8hAzuDcXrruftVAj5f6dXWyMn6C" },
  { name: "part-5c3846827b.js", path: file22, bytes: 728, integrity: "sha384-U3A6D4xlsR9xqE3pdtQEsH46LZFOFJmlIq0f3UpMGNaO6rYssu+ZIdW00rUu7Be6" },
  { name: "part-664598799b.js", path: file23, bytes: 2346, integrity: "sha384-m0PUUmeSVqpDi8/j4SDqyty7V8wQnk0F5OQ/XobvLlrRnU51nDPzPs8D8EeXkJc7" },
  { name: "part-6e5da96990.js", path: file24, bytes: 1063, integrity: "sha384-Q3vpDmLQcN6QrhM+oMipUE5qvkP7EIIZkKUA4sY+rVwgoUWOLQ88JjG2hohpMd9U" },
  { name: "part-7786abd646.js", path: file25, bytes: 704, integrity: "sha384-Ckop1PTvLSEsmI4RiJwHSmVrO97XpfRfesjnakOYbFva9cPnzZBxKfE3NIBXRXV7" },
  { name: "part-7969b0e618.js", path: file26, bytes: 2237, integrity: "sha384-qxe32qOZPCv/NM8Ir7OtqKiMKjnOMMizvNRUjeZUzS47p8U+GwyCeitk17PzshhN" },
  { name: "part-7c741d6fc9.js", path: file27, bytes: 62013, integrity: "sha384-1DAIsD9j2sqqe/L1KixakyhIaFBXGzY6aj3PEA96c4Kwax/qWmWyCMWkHn3a2Aa4" },
  { name: "part-892a7dff2d.js", path: file28, bytes: 1153, integrity: "sha384-eJCcr9pO2CbHO/0Tea37U05hl2KLO7XJWM5aAsH6mImzVKv41/GnbDl0184A9lJV" },
  { name: "part-89d97d0ff6.js", path: file29, bytes: 1311, integrity: "sha384-kErCkdtUfrVNxPJg5vh4C1o/s+Dmt7nHHmV68zXuUqLG1E9sPYAD5ks4bsXQHoni" },
  { name: "part-9232bfaf51.js", path: file30, bytes: 3139, integrity: "sha384-aQvX54xiBv06nD8OTpIP5vdhDGXfuz8rZ+RWVInzYwBiDaSfnfPWVYOUpHaCs2gp" },
  { name: "part-936d3b7764.js", path: file31, bytes: 37850, integrity: "sha384-QDw3Kf8l00fiuhqsk8ZfEf92y5cFojyXDXkGdhGcydU/vtzgLgH6Aoa7IooBR3N/" },
  { name: "part-982889d8ee.js", path: file32, bytes: 488, integrity: "sha384-X3TjbGswvYsFTzhNwrJiPLvRYU9DuA+6SSQcCos+18JmwXMi3DDHcGvuGwxLAUZu" },
  { name: "part-9a8a587269.js", path: file33, bytes: 48120, integrity: "sha384-3jYfKJqRTboINz/2ir2k7wzYuiZ7CENITvLC2+605bs7VSI8HamsDRXzTZfI3NxE" },
  { name: "part-9ce668b9a1.js", path: file34, bytes: 3706, integrity: "sha384-YFIbhwWZ/25a4Y/oA0U7Z6m97mimQAZQtm++f5NEx1/taA9ZR8iyFYptfkhQq4xF" },
  { name: "part-a6b6e5a977.js", path: file35, bytes: 547, integrity: "sha384-i6KkrCC2V8ec0cFFxFDoNDhEMgq34Zi7PrWSj0igfk0ttgYYLW9PrR0VaTMFRujE" },
  { name: "part-ab2c741f2c.js", path: file36, bytes: 5773, integrity: "sha384-PoUaNCGMMAS4Y41wsrz9IreUebmQUKRNGe8iRpUKDOSYDrtxdFxFmy0hsg5og1V1" },
  { name: "part-b1e5ef0ee5.js", path: file37, bytes: 577, integrity: "sha384-DpBKz4gLEzLULJLlkiBQ2nqonar3nTzQG23xoFtM8HbJd8utrjlmhEngJS2PG0v7" },
  { name: "part-bea426befc.js", path: file38, bytes: 459, integrity: "sha384-xXchp7JSgAZw0HfWfhocNotBsGlUegJ/FdHJVQClPhfEVjh5cK9AGyyNEk+rapDD" },
  { name: "part-bf1b10519e.js", path: file39, bytes: 3633, integrity: "sha384-goD4absoo3aarKeNzBftvTORTk76A1nDNoODERmPqZCIxpqh6vhE5LPPqowFc5B4" },
  { name: "part-c3c7aac118.js", path: file40, bytes: 320, integrity: "sha384-Y8nC4hV6CEpl0YqQcooVGtest3dgbCftTu9w8WW2Dym33Tke2pjESevTLuna3ky4" },
  { name: "part-ca4dc93519.js", path: file41, bytes: 743, integrity: "sha384-JdjYFMisQAEzO1i1VzaQy61O43ilPCaIjs1+Obuf8hVYXgvOUK3xPYIeK0km45GF" },
  { name: "part-cbbbf601e4.js", path: file42, bytes: 308, integrity: "sha384-iQ0WAFv9sLfM7VmQLpC0S4mAKmXQvLCZ5JR0A3UnldBPH+lR2/4GODD6UAOUBOpD" },
  { name: "part-cf9ed40061.js", path: file43, bytes: 922, integrity: "sha384-7zh+4FcdRBNE9UPOpgtTErzKPYwFpl3+SknnRK+OQ2bimP6nQFtuDY7rHlB3OVVH" },
  { name: "part-e72de577d0.js", path: file44, bytes: 414, integrity: "sha384-G098t4IjOz/0YeGs8t/gAonIM6nu5dZ5j+cfxIliwlzgpjuGOrgruAiNkNY+Ujby" },
  { name: "part-e93b88dca0.js", path: file45, bytes: 19336, integrity: "sha384-SGgS5lPlUbC6+vZvYe5RWLkcVAMhr+U+YrtsXU1TIOyFuHBPNBOejt4nX1ZlA6dF" },
  { name: "part-f4eaf9e5c9.js", path: file46, bytes: 2721, integrity: "sha384-bKaYg68BO0SRyn5a7B2NggAgECWYXwbMUxdcQdFfgUjluGo1ZQnhqouUR0YzX81b" },
  { name: "part-fa27ac5c5e.js", path: file47, bytes: 1106, integrity: "sha384-oUsvlLV1X+al1z/fz9mHNkcJulbCszsKuqH+tmM6kvex3wEpuqVRVKhAxhE8QGcK" },
  { name: "studio-23bd6e4910.css", path: file48, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-3135678e22.js", path: file49, bytes: 6107, integrity: "sha384-sQKb2sJtUoIO45hSeh+4xHIkWLprgPjKrLLrw7Sq4X8e54Rpx7FQPoW3xPpks8Qy" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-3135678e22.js", style: "studio-23bd6e4910.css", preload: ["part-26527a8d57.js","part-4d85b80104.js","part-5c3846827b.js","part-7786abd646.js","part-7c741d6fc9.js","part-89d97d0ff6.js","part-9a8a587269.js","part-bea426befc.js","part-e72de577d0.js","part-f4eaf9e5c9.js"] },
  console: { script: "console-91f7705b6e.js", style: "console-3167bf79d2.css", preload: ["part-7c741d6fc9.js"] },
} as const;
