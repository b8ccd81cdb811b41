/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8b4d684892.js" with { type: "file" };
import file1 from "./console-c8f1cd7cdc.css" with { type: "file" };
import file2 from "./part-0052b4d49f.js" with { type: "file" };
import file3 from "./part-0c3706d5b8.js" with { type: "file" };
import file4 from "./part-0fd2fc97eb.js" with { type: "file" };
import file5 from "./part-1baa98a9ea.js" with { type: "file" };
import file6 from "./part-1c243fa07e.js" with { type: "file" };
import file7 from "./part-1d491fa7e6.js" with { type: "file" };
import file8 from "./part-211bb312ae.js" with { type: "file" };
import file9 from "./part-276d3c4cd9.js" with { type: "file" };
import file10 from "./part-291a5ba3e1.js" with { type: "file" };
import file11 from "./part-2c797ba481.js" with { type: "file" };
import file12 from "./part-37d7862ac5.js" with { type: "file" };
import file13 from "./part-3949fd922d.js" with { type: "file" };
import file14 from "./part-3cf66cbfd4.js" with { type: "file" };
import file15 from "./part-3d59351026.js" with { type: "file" };
import file16 from "./part-42ce7847d6.js" with { type: "file" };
import file17 from "./part-44ba79affe.js" with { type: "file" };
import file18 from "./part-486a8e0a29.js" with { type: "file" };
import file19 from "./part-4954cfc43e.js" with { type: "file" };
import file20 from "./part-49eed22152.js" with { type: "file" };
import file21 from "./part-5b802ff055.js" with { type: "file" };
import file22 from "./part-5ba5e08fb3.js" with { type: "file" };
import file23 from "./part-5db3999cec.js" with { type: "file" };
import file24 from "./part-601ba58183.js" with { type: "file" };
import file25 from "./part-6691e1a712.js" with { type: "file" };
import file26 from "./part-676698d39b.js" with { type: "file" };
import file27 from "./part-6d16d36055.js" with { type: "file" };
import file28 from "./part-6fe26e4da8.js" with { type: "file" };
import file29 from "./part-72774795ba.js" with { type: "file" };
import file30 from "./part-732d0dc410.js" with { type: "file" };
import file31 from "./part-7c6d16a057.js" with { type: "file" };
import file32 from "./part-7f0669dd7c.js" with { type: "file" };
import file33 from "./part-83e5e23028.js" with { type: "file" };
import file34 from "./part-84a255a111.js" with { type: "file" };
import file35 from "./part-89f6b30a9e.js" with { type: "file" };
import file36 from "./part-9164d39ac1.js" with { type: "file" };
import file37 from "./part-95de57005f.js" with { type: "file" };
import file38 from "./part-976cc8e345.js" with { type: "file" };
import file39 from "./part-9a5914906b.js" with { type: "file" };
import file40 from "./part-9ae2d44ffe.js" with { type: "file" };
import file41 from "./part-a2954b3af1.js" with { type: "file" };
import file42 from "./part-a34fc29340.js" with { type: "file" };
import file43 from "./part-a6efaa5d50.js" with { type: "file" };
import file44 from "./part-ad9a4eea54.js" with { type: "file" };
import file45 from "./part-b63c6e66ae.js" with { type: "file" };
import file46 from "./part-b688237652.js" with { type: "file" };
import file47 from "./part-bd3a932f08.js" with { type: "file" };
import file48 from "./part-c1710fe401.js" with { type: "file" };
import file49 from "./part-c39abba7ea.js" with { type: "file" };
import file50 from "./part-c46557d89b.js" with { type: "file" };
import file51 from "./part-c48d10a4b9.js" with { type: "file" };
import file52 from "./part-c9942d4579.js" with { type: "file" };
import file53 from "./part-c9b3559243.js" with { type: "file" };
import file54 from "./part-d7fcc21181.js" with { type: "file" };
import file55 from "./part-d82754d84a.js" with { type: "file" };
import file56 from "./part-e5a271793d.js" with { type: "file" };
import file57 from "./part-e788704c12.js" with { type: "file" };
import file58 from "./part-ef08103019.js" with { type: "file" };
import file59 from "./part-f23ffcedec.js" with { type: "file" };
import file60 from "./part-f3516269f0.js" with { type: "file" };
import file61 from "./part-fafba8dea3.js" with { type: "file" };
import file62 from "./part-fd124950f3.js" with { type: "file" };
import file63 from "./studio-b4de787853.js" with { type: "file" };
import file64 from "./studio-d8bfed79d8.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8b4d684892.js", path: file0, bytes: 21476, integrity: "sha384-OjLuXZQidS8Q2AgBcZNfvqvsrOqUPQFz+g6bl3zwn5rv8VDXIXGpOmWQLpaG9rWb" },
  { name: "console-c8f1cd7cdc.css", path: file1, bytes: 55852, integrity: "sha384-/JpkH1zT8/VBqjgmPRrr93es/83f2kb+2O8rjBDr5KtpORImobkEPaZGEKC73bhP" },
  { name: "part-0052b4d49f.js", path: file2, bytes: 2720, integrity: "sha384-wUa0sFL4ZUidklCNrqPl2A7kas3zr0VQqPPMPdfqKSwi9pbRAolMhhwWaFilWnHI" },
  { name: "part-0c3706d5b8.js", path: file3, bytes: 6624, integrity: "sha384-s/y1oyoLJ7PGmIhU/oBP4/zhoeViiUhzX273QOogbAnh/iPnRX6/+mt0SSiMck7T" },
  { name: "part-0fd2fc97eb.js", path: file4, bytes: 1144, integrity: "sha384-KhhYz/PzM2kuVfWuhx4rGd9DBc9lLDNeEEBlbF9ipK8w3QrdintPVwujYg1Izu1e" },
  { name: "part-1baa98a9ea.js", path: file5, bytes: 605, integrity: "sha384-WSo+abidLSwrJDTFwzgnnXl26OZZnQdW6mLCT1S/S+QAuqwObP0yL6Dsqp+Spns9" },
  { name: "part-1c243fa07e.js", path: file6, bytes: 473, integrity: "sha384-ceE8joJcVgeHuP4ziI6olHS3J4S+SvR1ZqYCAyeo+362L/zi15ikdtQeMvwSPQwA" },
  { name: "part-1d491fa7e6.js", path: file7, bytes: 914, integrity: "sha384-PBRCWBIRQgN+LtbXKZ30NyV/J87IZjaoWmJqbZYp0iSTB4Q1pFYWH+Uo9GZ5lueV" },
  { name: "part-211bb312ae.js", path: file8, bytes: 19333, integrity: "sha384-HfpYk6CjBG+YHKvUe+e/GenC8bnptkJz0ARPWDfjMi8BF/4j5keaShme0M7MYANU" },
  { name: "part-276d3c4cd9.js", path: file9, bytes: 743, integrity: "sha384-0GwYV5g/goKEi8q7KOU/B082gEkU58DDV+/4gZMeO6ZL8WFNFgqjqd2fNFVOZeKI" },
  { name: "part-291a5ba3e1.js", path: file10, bytes: 9519, integrity: "sha384-2BS9baibLRSsYmUprA4CPIAyD37qfuG40xC2FDL9wacNcQbBtpYk24zcUEeUMqJN" },
  { name: "part-2c797ba481.js", path: file11, bytes: 7124, integrity: "sha384-Ate6MdJPNzLsShrm4ulZTY4EAfpSyZTCn3NnwW5dwcPePnDQEDETAjopVTBa65kD" },
  { name: "part-37d7862ac5.js", path: file12, bytes: 47339, integrity: "sha384-8NGL3A2FbImriKyifb2m+5aEg+NhLTLFn48sPTRcTjZmtlKRzLYAvsIeUzdTZHZq" },
  { name: "part-3949fd922d.js", path: file13, bytes: 561, integrity: "sha384-zVcv+jEA6shtJTkn6CX1xImrIjxonF0OmQwBeW0UWOLSt8ZFymlJ6lc8+E87XDI6" },
  { name: "part-3cf66cbfd4.js", path: file14, bytes: 2240, integrity: "sha384-WmN/X68c2/yhE8+jLgkvmXQDFuNuA/uJ3HugDv8dX8tXqbbVa83yFlKrCq5Mejxy" },
  { name: "part-3d59351026.js", path: file15, bytes: 1157, integrity: "sha384-NNJGAqpw13GIYQOiZbeS2/6g1PE7+m+EXQm8SoHrpXh4yMRFUX70CZE4kujKVCx4" },
  { name: "part-42ce7847d6.js", path: file16, bytes: 1104, integrity: "sha384-GkXUllF9HLbZbePDKpZm61UmBMI24iBuVoeS2VbGTWnYWirn/NYGmz9yaf4yI4t2" },
  { name: "part-44ba79affe.js", path: file17, bytes: 4198, integrity: "sha384-Q3vKsI84Qx0y6GjVHesOsymWU72L6/y08rubzbTbygaRWDpAt5PhVTwQcZElXvKX" },
  { name: "part-486a8e0a29.js", path: file18, bytes: 728, integrity: "sha384-sSDPJS2bOnBWJLgR4lU/zSxsfB6Nv6z7ym2beWEvEL1qIajdEdfiPvYXQw+axK7F" },
  { name: "part-4954cfc43e.js", path: file19, bytes: 506, integrity: "sha384-PgguXgiHUs+pziWs93BfPMwABXuG09jX4Qj/7y7DNdvuvpW5OYKY5JRiu7c3Gh0m" },
  { name: "part-49eed22152.js", path: file20, bytes: 704, integrity: "sha384-fBZBKbMS8yFkSyUM20CxX6uY3dwL1DzXje+aiG3vxxrGykd8rhxwTXR5AVVzSVa1" },
  { name: "part-5b802ff055.js", path: file21, bytes: 4486, integrity: "sha384-QWGc6TBJLWfzhldHgSNVbi9WnLR5jZQxj4B3rYBG87GX1HMJPKaO90mpvM0PvfPQ" },
  { name: "part-5ba5e08fb3.js", path: file22, bytes: 3798, integrity: "sha384-UFqoCmLaM8MWu0+clN6A2xY6jFLJh4F8YtoGSejt1G9HUularuK143VqIdOMhlxu" },
  { name: "part-5db3999cec.js", path: file23, bytes: 8871, integrity: "sha384-sTR3HgbDry/S+3AfuRbskW4GCjJlKHope0u1XqLjMzlQ12NOSLp93qciFHOFsXVx" },
  { name: "part-601ba58183.js", path: file24, bytes: 1647, integrity: "sha384-uZfnRZPmZds+eqXYbNWYNsHKL0fUnFKKOZNFQUjoAjWFtJirlQ8GJxVYxDcQ6mDw" },
  { name: "part-6691e1a712.js", path: file25, bytes: 2316, integrity: "sha384-KYrU7vDmWybABNu+qAZkNa2jD6ckN6Z2RpZSTnYu1DVn6SK6o/TL7Kyvoifey0Jx" },
  { name: "part-676698d39b.js", path: file26, bytes: 21603, integrity: "sha384-QDHmkHcG74bK4UxUtjHeqHuoPYLpoTJosEDs6sHTP8Kf6C/mFY01cAc5gxfbYlM3" },
  { name: "part-6d16d36055.js", path: file27, bytes: 764, integrity: "sha384-tLMFHxyj0PHxyIIwaoXWIRVp6W3xH56hU/2M66SVDYHLvF+lqYrqngkVDyQro9fm" },
  { name: "part-6fe26e4da8.js", path: file28, bytes: 488, integrity: "sha384-NMVKpC1qX+EOJZDhqDhQixwLcBV5BdNrjQfIN9C4/qLD8gX7nM99/Igq5NhoYui/" },
  { name: "part-72774795ba.js", path: file29, bytes: 21191, integrity: "sha384-bimv0gSHQ62WFvM7FAHdjrMz3jktCUj+FrFKFF0/5pwcb9BKxjNPkFnnmU4hZQ0i" },
  { name: "part-732d0dc410.js", path: file30, bytes: 1311, integrity: "sha384-dkH/vLqj1sMcRsjiO9Z+qxsoOBfGM+YGsWCylutp29S/rMU3MWLVa3frC/s3YsGJ" },
  { name: "part-7c6d16a057.js", path: file31, bytes: 459, integrity: "sha384-XnWW5AIJ5E/9jyGOiSlYNBQZBu26D9bkFYchwQf4TI5o/RqczGTZ544gN1IWIAJ3" },
  { name: "part-7f0669dd7c.js", path: file32, bytes: 306, integrity: "sha384-XXjBCn7MTbxn1hUf6GCcfVRx4YN5Bkj3sHwrgpMFZLgKmlSFunPKjE5GcwQGkedk" },
  { name: "part-83e5e23028.js", path: file33, bytes: 2736, integrity: "sha384-w9tjPxcmxtZyqKZTIWSZ7vrsmxuHBNRIBj9iPrqdylTa6vtkYz4XOdIjyrxwZR6G" },
  { name: "part-84a255a111.js", path: file34, bytes: 16234, integrity: "sha384-1L1Pi0OEi0fP+agJD44vc3m3z+hCBdfhRqovqQ3KhHRqJulFJPdw/2pn819fkJa5" },
  { name: "part-89f6b30a9e.js", path: file35, bytes: 23776, integrity: "sha384-MhPT9DzFWUeswinVC2pdEBYkaTyFwIm5p3aAftO2icncU14+NZsXQchamGaJsqVc" },
  { name: "part-9164d39ac1.js", path: file36, bytes: 3316, integrity: "sha384-UIcGShtRRvpuGbxzTRDtfD8JDtlkVMvWQTG4oSPgviwN+IxobkJUprtO8UP1feCJ" },
  { name: "part-95de57005f.js", path: file37, bytes: 2902, integrity: "sha384-7jlSX/BAphnz0ihMO0WYw2/dwkZwitKe1P1vZeWnRNxvlsikUO3PDa1zBIK5doMe" },
  { name: "part-976cc8e345.js", path: file38, bytes: 320, integrity: "sha384-NseH87PzDzTSruz8Gz8WTubO7oFHpAlu95Ns94XDBOjDg0+lAyr7ozxt/clXWZel" },
  { name: "part-9a5914906b.js", path: file39, bytes: 30041, integrity: "sha384-pOPMiPJMMNY1yYhATWP0SxlG7zQreOt4G0jVSh7ZhKG/kcwkbBl0Rm4wum9rm7mN" },
  { name: "part-9ae2d44ffe.js", path: file40, bytes: 913, integrity: "sha384-M3pgP2tadE5dWTZm+n44Bkv0PozC0OY0eZw8h4c8Nc5n31jtsrednpXlyHTRhcDW" },
  { name: "part-a2954b3af1.js", path: file41, bytes: 577, integrity: "sha384-gcTioWX1pMOEZJvL0Qqnp4G9P2lKhErb5myzvOGX7PXbqcsVuXa0MMxRX4uncGk1" },
  { name: "part-a34fc29340.js", path: file42, bytes: 6931, integrity: "sha384-Sr4fCXSRrrBa3ypN4rJFvCLgXxkQF4KMNKzyxwjO8ISUZblLC83Pbeo6G5jQuoXv" },
  { name: "part-a6efaa5d50.js", path: file43, bytes: 64475, integrity: "sha384-OrEUn32BWZsn7DhHcxF1kBXcNE6ld5JEnKZ6K+85PJe5+e9ZZUv/pQXJYTJeqI0i" },
  { name: "part-ad9a4eea54.js", path: file44, bytes: 5515, integrity: "sha384-+qR62MUgQp9TojRCphDWloKdsnh1e14xnr+jOAEBj0wmJGunxmAOsp5oODnFzkar" },
  { name: "part-b63c6e66ae.js", path: file45, bytes: 40511, integrity: "sha384-MyqssZfrW/kgHR2KIgmKztVDekZ/thyjGvlCm29YQXXrpIPh/4VanIPiG9EADLG7" },
  { name: "part-b688237652.js", path: file46, bytes: 4354, integrity: "sha384-/nimVzvdr35cQZHpiLbQ2GJvfa1EoCyCgh6haRbovVOB8+3t9hHj0DdYzHymdMw8" },
  { name: "part-bd3a932f08.js", path: file47, bytes: 279, integrity: "sha384-EeEOW3lCPyBuI0+svcSNkc/0JWBwiJnIoeLyzqLy4uc655r23E0y7/v2pFIVN4jM" },
  { name: "part-c1710fe401.js", path: file48, bytes: 1622, integrity: "sha384-aJpwzp8gAH4vfxxSM0n3W548okRfx3VVfC7CHjD0EdBY914oABsycFXqU423Dw2F" },
  { name: "part-c39abba7ea.js", path: file49, bytes: 2397, integrity: "sha384-2r4SGqalI/4GrnsyBt0SVdDQICCkOGv93kDqQLKhHbMzavj+ophDowMe0jcub3/u" },
  { name: "part-c46557d89b.js", path: file50, bytes: 62090, integrity: "sha384-+kLK0vf6IK+j4mAd+qFqF+rqfEePq4xRe4evMqVeDOy+0mVKTKVl1MZrCStPP+Q7" },
  { name: "part-c48d10a4b9.js", path: file51, bytes: 381, integrity: "sha384-ugAfDCXoJJKU7HurHAZabthv8WapHob68f4TBAVaQ2cS9euuNDS1YKuNmv+o4NOv" },
  { name: "part-c9942d4579.js", path: file52, bytes: 4795, integrity: "sha384-dnv2mx9M0pOv4SNHFcCbKgxCm3Qni6wgxrKZi+SQ3KFIcDPl/n+aZKE/ER52+J7g" },
  { name: "part-c9b3559243.js", path: file53, bytes: 3356, integrity: "sha384-5Qj+7/CUikCozY7OO3a/1rl+8BnrDyqL6uor6J3EqSw8nE5gC70cTkEy5GBFaLuP" },
  { name: "part-d7fcc21181.js", path: file54, bytes: 809, integrity: "sha384-YUd8qeBLKTsb3ZQ5gFyW6iYlTz5D0WZ9BW5v7gN1SQsbEFF1rbXFLzkBIy+ylN7Z" },
  { name: "part-d82754d84a.js", path: file55, bytes: 5551, integrity: "sha384-n7Tpn7M5ENuvMRRadZGMrvIZTsovOVk47PuZGNVriabrfXgbrZyTnA171dbnNLos" },
  { name: "part-e5a271793d.js", path: file56, bytes: 548, integrity: "sha384-p4Z2CGeCAVLkW5o4HQ29Sxa9EyFddbHYDiedmqHAM9T5GVvTne584f7XxyQA33/l" },
  { name: "part-e788704c12.js", path: file57, bytes: 414, integrity: "sha384-AFTZgHINDFkM1j14p2OYjHPFoQowP7Fgv0Z8BgoQ9Pf2xWuKjiiwHyl658KX0gYF" },
  { name: "part-ef08103019.js", path: file58, bytes: 922, integrity: "sha384-Ev2cLtnhVlszR+AcL2w74DCxfsuNXUS2cs3Uojm9RettV7l948irgH2HQa9xh5aJ" },
  { name: "part-f23ffcedec.js", path: file59, bytes: 547, integrity: "sha384-uJ+/60j1iqxULrRAmqHPrE21tJHgJ5+Sa8Za5LFX1z/7WVDpahfAKcghrYjCND5v" },
  { name: "part-f3516269f0.js", path: file60, bytes: 3877, integrity: "sha384-tSiOtvJC2AUj7XOVarcb3qGT66li/4jrBA8+aO43zYEKbCgZuOEB9MgrPf1MBapW" },
  { name: "part-fafba8dea3.js", path: file61, bytes: 5322, integrity: "sha384-wsf5tF90immTzLYSKC5QnxquJSQafvsQNwoEDc2F+RIpjwcY8ijl4U9YjVzq9eDJ" },
  { name: "part-fd124950f3.js", path: file62, bytes: 1065, integrity: "sha384-vsqS7qSvoadSg1vY6h6MPOvNFSjOBesCZRMo/YjTzzBUkSbBykSJB46Qb0g5PYQH" },
  { name: "studio-b4de787853.js", path: file63, bytes: 7615, integrity: "sha384-hydi9DPBhs3v459p/71cxsWFuhfmGNtVy9RDeoAhhtlRNSyLsB+coERBowVTpmvs" },
  { name: "studio-d8bfed79d8.css", path: file64, bytes: 24532, integrity: "sha384-8mznH0VLM4Q2BZSV6fu0O6xFv+agsJ/QHymm91dV0wdtywDwj8plvrupkYXz4hQB" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-b4de787853.js", style: "studio-d8bfed79d8.css", preload: ["part-0052b4d49f.js","part-37d7862ac5.js","part-3949fd922d.js","part-486a8e0a29.js","part-49eed22152.js","part-5db3999cec.js","part-732d0dc410.js","part-7c6d16a057.js","part-c46557d89b.js","part-e788704c12.js"] },
  console: { script: "console-8b4d684892.js", style: "console-c8f1cd7cdc.css", preload: ["part-c46557d89b.js"] },
} as const;
