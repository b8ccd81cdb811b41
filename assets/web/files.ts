/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-692ef4db59.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-019c9a8592.js" with { type: "file" };
import file3 from "./part-073a0d361a.js" with { type: "file" };
import file4 from "./part-08ba79d1ec.js" with { type: "file" };
import file5 from "./part-0e8996dab8.js" with { type: "file" };
import file6 from "./part-127fd1390c.js" with { type: "file" };
import file7 from "./part-16711a48af.js" with { type: "file" };
import file8 from "./part-1a981074d7.js" with { type: "file" };
import file9 from "./part-1ca04fd3e8.js" with { type: "file" };
import file10 from "./part-1f1b53310e.js" with { type: "file" };
import file11 from "./part-23d21724a2.js" with { type: "file" };
import file12 from "./part-23f3611a61.js" with { type: "file" };
import file13 from "./part-28f196012a.js" with { type: "file" };
import file14 from "./part-4adec17bd4.js" with { type: "file" };
import file15 from "./part-55f622c924.js" with { type: "file" };
import file16 from "./part-615c901b59.js" with { type: "file" };
import file17 from "./part-690c237326.js" with { type: "file" };
import file18 from "./part-6988e55334.js" with { type: "file" };
import file19 from "./part-89df5342f7.js" with { type: "file" };
import file20 from "./part-8d845df2f7.js" with { type: "file" };
import file21 from "./part-9cfe834f15.js" with { type: "file" };
import file22 from "./part-aa6d9ce924.js" with { type: "file" };
import file23 from "./part-aceb379021.js" with { type: "file" };
import file24 from "./part-b8cd50abb9.js" with { type: "file" };
import file25 from "./part-bd73d19faa.js" with { type: "file" };
import file26 from "./part-bf84a0c6a4.js" with { type: "file" };
import file27 from "./part-d04c4a7da1.js" with { type: "file" };
import file28 from "./part-d2766324b1.js" with { type: "file" };
import file29 from "./part-d47e223133.js" with { type: "file" };
import file30 from "./part-d4c7b39c61.js" with { type: "file" };
import file31 from "./part-d9a81672d3.js" with { type: "file" };
import file32 from "./part-df2aba6605.js" with { type: "file" };
import file33 from "./part-ebbef2760a.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-5ae01b568e.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-692ef4db59.js", path: file0, bytes: 18174, integrity: "sha384-XvVwMo50SVx2CmFFDj9sYCcwpsFIq869CA5dPkkG2pTP+68CGnevQy8VpePrIun2" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-019c9a8592.js", path: file2, bytes: 8024, integrity: "sha384-2CSW9BTc4cprUcusQ6GkMDYbucMacL47ya3Lnq/5hjx266qH7tYratfHj125+kPr" },
  { name: "part-073a0d361a.js", path: file3, bytes: 764, integrity: "sha384-ES5y8WOqvdF0FH1seuMQSbojSCuWWbSdXcbV6Bd7B77n3wQDwS1FwkMq93omDLXW" },
  { name: "part-08ba79d1ec.js", path: file4, bytes: 1934, integrity: "sha384-lVp5DLbJBqbRSqY6oOqsyOEAl7RG1yCSRmdn2jh6eOjC3nu1Ft5xWGL8+7PMNNqK" },
  { name: "part-0e8996dab8.js", path: file5, bytes: 3828, integrity: "sha384-39wRga1jYIIVSNJ12RYiPSew8yOIBJ+QRbTKmT2/toADHj7Y58KcDopuChdSV5Oo" },
  { name: "part-127fd1390c.js", path: file6, bytes: 4372, integrity: "sha384-A9maIO+ZZ2LABPxpsE9AuAfY2HolGyhh388UieGDIBLVlRdPiNtK+67vuH20XBgc" },
  { name: "part-16711a48af.js", path: file7, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1a981074d7.js", path: file8, bytes: 61285, integrity: "sha384-7n7XmUcHIYoXYUb0kHUgFu4YvUoYepclzGDZ4xfJGQQGNsC0V1dtfF4AGmK/wmaA" },
  { name: "part-1ca04fd3e8.js", path: file9, bytes: 3633, integrity: "sha384-9idtRdlSj5ZK97FyIx62hE2R0yzXosTO4N8AE5PvTOqfki3mDIqdeBIwAEN7WWS/" },
  { name: "part-1f1b53310e.js", path: file10, bytes: 48107, integrity: "sha384-1NHP4zLHJzXDc05a8xCOA3rEV6rlWP5CLURVqIjANs19Oh6upKqSbfZQbhsDXjhb" },
  { name: "part-23d21724a2.js", path: file11, bytes: 73316, integrity: "sha384-KIag6FY+QTLTzycIAFhdcl5QqXDUiVSSH2NQX08EY6VWCfGHYWfbH4NCuctMV1pl" },
  { name: "part-23f3611a61.js", path: file12, bytes: 1647, integrity: "sha384-PZBjPzagyNG/DeMGPDX4R+a3HhXBsB0ExgRAcDgns65TPkmrZX9RZmtpUHmV9UUQ" },
  { name: "part-28f196012a.js", path: file13, bytes: 728, integrity: "sha384-eMptzZfWwjtO83LcU7drzzoJVxd9KQACXxQF7fIZGoe62PM0N/XSe/0Acg1KPemu" },
  { name: "part-4adec17bd4.js", path: file14, bytes: 547, integrity: "sha384-+38DCU/MFy8W7pOXM4vororc39FQHit0B+/7zMrVtfFGP/Tq8sRIagnZKmoOPh1z" },
  { name: "part-55f622c924.js", path: file15, bytes: 577, integrity: "sha384-9LpeKmIs3JkwzNoEQytW6ylcCs/iSqcMed0gMFvuTgwoJzuxXRWwt1GXQhs1A43j" },
  { name: "part-615c901b59.js", path: file16, bytes: 546, integrity: "sha384-uC7p+yIX1qvPUPknYaB4EjczwQ/Bn4BZwbtgBehx6lXh+Ef0K5TqPvXuVrVm2i51" },
  { name: "part-690c237326.js", path: file17, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-6988e55334.js", path: file18, bytes: 414, integrity: "sha384-9MquxjaFPqRkEYT7V1h1lDejdzjjwsi+IIItDxngCySMw6PNOrR5p2EfzfXpdWqh" },
  { name: "part-89df5342f7.js", path: file19, bytes: 2309, integrity: "sha384-x6vj9R2nW/syMLnMhbohkFtNmHUBH4JP3v0pxXTSTMkNwDXT9x/Hzw/C0e3lxGF3" },
  { name: "part-8d845df2f7.js", path: file20, bytes: 14964, integrity: "sha384-TsOB82eOimOYOibqK75BxB3ifPmFASSqEWreNmi66GEWfozU1FLzN73uYD/rxjUY" },
  { name: "part-9cfe834f15.js", path: file21, bytes: 5773, integrity: "sha384-c9+g2U8YXZTqvidthlNglrjuzIJUtlOFBYhg+NHxrRcA9fiqBEmdUN1VJmw5RdCC" },
  { name: "part-aa6d9ce924.js", path: file22, bytes: 922, integrity: "sha384-CPN+9HCtS3581ufogFf2np9gYRjS5VwhYXGkcWXDfd/JgVqKwV/bJN2nWpI7wTTV" },
  { name: "part-aceb379021.js", path: file23, bytes: 18855, integrity: "sha384-9F1sY5WiCW3lwJ1yfhYxJC8KX6BMxEYy32pSmpUuWZCMIOvLH3pTBG8Tsl2beaMb" },
  { name: "part-b8cd50abb9.js", path: file24, bytes: 1153, integrity: "sha384-M5QYzGu4+TyvIcCIPRGHToykMNq3LDgD31gT+TkdufNXgOL3XnCAoD/huViPbfw7" },
  { name: "part-bd73d19faa.js", path: file25, bytes: 6466, integrity: "sha384-DLEXdjlqYPPBP1Ra52PQcXQyR19B9SguGwe1Y/z8uJeqFYIwUA3GBjNrlu8IH6be" },
  { name: "part-bf84a0c6a4.js", path: file26, bytes: 33038, integrity: "sha384-4c0nklhXcfvX7Ejhobczszt+EyM80dhMXx4aDbzFi3M8/3pEg10lw+NT8DNNIPJP" },
  { name: "part-d04c4a7da1.js", path: file27, bytes: 3393, integrity: "sha384-gtauFUn9d2FdWNxL4a6NZkk2+0xhxWb9Oa4FZ3pNpXRgYtmN7z+b606QJcRHoleC" },
  { name: "part-d2766324b1.js", path: file28, bytes: 7025, integrity: "sha384-e9Uewsir6ltq5Lq1O/SO20jEEHDfV1lEMYhvFeBzS9dq3hBaE6zdARPCw7E7NjZE" },
  { name: "part-d47e223133.js", path: file29, bytes: 704, integrity: "sha384-8ehDuFi9wve6A2uad/b9HT6dxfB7gvRcta3v7Ki5AMsZPtYZAy5WNzlTrKVo7pQ2" },
  { name: "part-d4c7b39c61.js", path: file30, bytes: 6617, integrity: "sha384-wP0oXi5NYXYnQBLy+o1hyAqZANqlcKzx//zjlnI5V1WRzSj/Dh8xN+wHNzHLajkg" },
  { name: "part-d9a81672d3.js", path: file31, bytes: 16238, integrity: "sha384-0E9xnIBIOtvpNwsmmx+LWkcznxG4mXcQO+Fi3ZD3rNEFNiqXkYteN9YQdmc1fgc0" },
  { name: "part-df2aba6605.js", path: file32, bytes: 488, integrity: "sha384-9owpEwVMMK4KlwdO5inwwrR+YbTpFBbTn4JYyzR8LnfflhNjXy7aCsIkBgQLK3nM" },
  { name: "part-ebbef2760a.js", path: file33, bytes: 5024, integrity: "sha384-eZkNXzxKIt7om5oChcH6BtLq3V+WdvubRMtcT+sl5gt7DKxIigL3ixCNQo0rZsMy" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-5ae01b568e.js", path: file35, bytes: 5977, integrity: "sha384-sJ4g8d1R3NETtEnCfyqVRiGDrnHlvqGdpVxttK0c72jrsxBommOWx4wY0P4ZTnSk" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-5ae01b568e.js", style: "studio-23bd6e4910.css", preload: ["part-019c9a8592.js","part-08ba79d1ec.js","part-1a981074d7.js","part-1f1b53310e.js","part-28f196012a.js","part-6988e55334.js","part-d47e223133.js"] },
  console: { script: "console-692ef4db59.js", style: "console-c728e73536.css", preload: ["part-1a981074d7.js"] },
} as const;
