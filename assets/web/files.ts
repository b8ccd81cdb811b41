/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ca9c4e87f.css" with { type: "file" };
import file1 from "./console-9581a608a8.js" with { type: "file" };
import file2 from "./part-1219063eb3.js" with { type: "file" };
import file3 from "./part-16b713873d.js" with { type: "file" };
import file4 from "./part-229bd113fa.js" with { type: "file" };
import file5 from "./part-2e0e5e63d9.js" with { type: "file" };
import file6 from "./part-31074f8191.js" with { type: "file" };
import file7 from "./part-31902d5870.js" with { type: "file" };
import file8 from "./part-3dbc7a345d.js" with { type: "file" };
import file9 from "./part-4165be0149.js" with { type: "file" };
import file10 from "./part-42d5a8dc01.js" with { type: "file" };
import file11 from "./part-4e349d311b.js" with { type: "file" };
import file12 from "./part-508ae38175.js" with { type: "file" };
import file13 from "./part-6d089dbac4.js" with { type: "file" };
import file14 from "./part-70f3438f77.js" with { type: "file" };
import file15 from "./part-7a627166a2.js" with { type: "file" };
import file16 from "./part-95e6fce7ca.js" with { type: "file" };
import file17 from "./part-96ff3ed7d1.js" with { type: "file" };
import file18 from "./part-a449d93ee4.js" with { type: "file" };
import file19 from "./part-a63faf9945.js" with { type: "file" };
import file20 from "./part-a67c78c349.js" with { type: "file" };
import file21 from "./part-ab3d987732.js" with { type: "file" };
import file22 from "./part-ae57aa59fa.js" with { type: "file" };
import file23 from "./part-bdb33a2d3a.js" with { type: "file" };
import file24 from "./part-c5eaeb517e.js" with { type: "file" };
import file25 from "./part-cf4f76d867.js" with { type: "file" };
import file26 from "./part-d25f253ca3.js" with { type: "file" };
import file27 from "./part-d2e80899c0.js" with { type: "file" };
import file28 from "./part-d5a91ae64d.js" with { type: "file" };
import file29 from "./part-d9f2dd13d7.js" with { type: "file" };
import file30 from "./part-dbc62f9dc5.js" with { type: "file" };
import file31 from "./part-f176ed4a99.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-63be039bc7.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ca9c4e87f.css", path: file0, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "console-9581a608a8.js", path: file1, bytes: 17718, integrity: "sha384-CXotQcyoKV8Ln96sEmO8NjtlEMLbv2CyaGu7PTMcr5Q8fLTbkTNIGC1Xiz0vTABW" },
  { name: "part-1219063eb3.js", path: file2, bytes: 5742, integrity: "sha384-aSW9yJ3UszI+jZkJzJLOQVf4TuBLRjbPqjhPt30U6U26Qlet/IHKGxUonLGt0KAM" },
  { name: "part-16b713873d.js", path: file3, bytes: 4992, integrity: "sha384-6NBxeKljYkOtb2s6GP/TfkxWekd1pgznYn6WCxBb83JnL6JDDNv9quXFpLlKAuFY" },
  { name: "part-229bd113fa.js", path: file4, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2e0e5e63d9.js", path: file5, bytes: 6170, integrity: "sha384-PJeEyC/Zj1mPvZxZZCgrGXFxJ3Xz+JFD2PDFeGNopO2si+oj4Pi+8zQWs2AuPFTL" },
  { name: "part-31074f8191.js", path: file6, bytes: 955, integrity: "sha384-WEPCbxm9fyIFBry3FVPKy3OaliPYUtOeQ5OQ/hajLNt2z+BW4cCBRidFoMLXgLWJ" },
  { name: "part-31902d5870.js", path: file7, bytes: 488, integrity: "sha384-O8QCmApPK6TNvSksYCkr4O3Si+38SGnMOWIzfWBtD9Wo+W/Zjz8OzIQK5xVEXfx1" },
  { name: "part-3dbc7a345d.js", path: file8, bytes: 704, integrity: "sha384-8FaFv85VJqhWrQeKMlurU84Je3z77aAV4aZRgrTQrl+DQpbjJswuJRPx0HIFl256" },
  { name: "part-4165be0149.js", path: file9, bytes: 1155, integrity: "sha384-FeWTIHL1JY4mU7nN+wlf1DcvHHnl78fRtlNCkL2RhTBc6DNGlYur9Q+TVH4XnlTn" },
  { name: "part-42d5a8dc01.js", path: file10, bytes: 3393, integrity: "sha384-cAVNL7M/Yjg2tNwIZ01zf07hWWGuUg7jnveRLJoLsxKdNBRMI29sX14H9gNUNnBL" },
  { name: "part-4e349d311b.js", path: file11, bytes: 1939, integrity: "sha384-mlsJwTGIowWgUOZDjjGSj7gbpu1L0zH1Y7ebm+qR42270NSyHc/WOMv2/5DugpqZ" },
  { name: "part-508ae38175.js", path: file12, bytes: 759, integrity: "sha384-WI7p7q/TODvJ5qjSLlfXTT0Ys5mQRWO+3uots1smprh7DYnNp2DHGlpN1BOFsC4k" },
  { name: "part-6d089dbac4.js", path: file13, bytes: 4210, integrity: "sha384-k8C4onOB7TnxE8SyKISMkb2W8V5UEreauDAqjIFtF0/7Ly5PjlnXntGG2g4N/XPe" },
  { name: "part-70f3438f77.js", path: file14, bytes: 8128, integrity: "sha384-B9xuAzkLKQ0XU6h18TUI/J8Y1IJTw52hVp/ZD9DPFxFa9AZjjgtxlFW24anlt3yV" },
  { name: "part-7a627166a2.js", path: file15, bytes: 31603, integrity: "sha384-mOG9QjaeV7W6klOxqteMFGPionIJCuHMU1RWI2pJifKvvk68elsag57U/l5uhy6o" },
  { name: "part-95e6fce7ca.js", path: file16, bytes: 18840, integrity: "sha384-YEdnoaJAbvvgN4szXvT9jRGVEXquUUsLh3CVpX2WXS5KFV2rF3uLixUAsta2QcUo" },
  { name: "part-96ff3ed7d1.js", path: file17, bytes: 11851, integrity: "sha384-mUMzHL/Ib0Swh9NZ/Ve9uyuqKj1NMHwrQcQsEjLKSTX+A65UM/Zgkau35LmBr/8i" },
  { name: "part-a449d93ee4.js", path: file18, bytes: 72966, integrity: "sha384-35dxzPsLFTGJK+VsViF7px6xWRcp59iu6GGlZqInM06kD3cgeJO0e2eMyUmX4Hud" },
  { name: "part-a63faf9945.js", path: file19, bytes: 3828, integrity: "sha384-87fsT71LmeHFOJcqxkbnoYVV3nJkt4nmyzkwyc1RQyEpJk3B7iA6C2CWEPn9G5NQ" },
  { name: "part-a67c78c349.js", path: file20, bytes: 52847, integrity: "sha384-GYzCW0wrnLrRFz/BJIbhalMYys/P9mpTjjh/ZwvGvWZ+6pyzZD+nnwQjcSherpEs" },
  { name: "part-ab3d987732.js", path: file21, bytes: 16186, integrity: "sha384-pyTOauSKlS0K0+YiAejeMDCAVctjqUou8QKclMjpWq6YRrsMpulf3PrdKHcEbYWr" },
  { name: "part-ae57aa59fa.js", path: file22, bytes: 6585, integrity: "sha384-A9CU9RQxm2Mnkubfcki8KH7nqce0bnORk1QOuIKNOY+xIWncKiC5lRkstEzyEFJ/" },
  { name: "part-bdb33a2d3a.js", path: file23, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-c5eaeb517e.js", path: file24, bytes: 46119, integrity: "sha384-3NdKOcA+v8O4u6p523OAdzW0dJCtdMpuxrxLRrsUDsZ7IP0J3YlYMNQjkMGpcNti" },
  { name: "part-cf4f76d867.js", path: file25, bytes: 922, integrity: "sha384-OzWi41o6Q3m0qj7zfjQ5DTOlNWtn2J5keu3r/VgS2VQv/65UZX62y7+yDybIBex0" },
  { name: "part-d25f253ca3.js", path: file26, bytes: 1649, integrity: "sha384-eHB6sLnKot3Z2JMZpeJrXmdSnmvFm9xJ2Ul7WWTe/hE/Sww+pzmLjMlNSEqdGET4" },
  { name: "part-d2e80899c0.js", path: file27, bytes: 2309, integrity: "sha384-v1jJpyhq/xk8E2nB258WkExuak3DBkWE1/WO9AyIXnri8zB4dIwWdbedx9L1K+TI" },
  { name: "part-d5a91ae64d.js", path: file28, bytes: 412, integrity: "sha384-wTjK7yU/Tm0lV4GxOfAoFiv2JT50vm/BcIx3bPm8uXRWfAaEFh2NopMZ282vCXxA" },
  { name: "part-d9f2dd13d7.js", path: file29, bytes: 546, integrity: "sha384-ZgWmw7gN4OSVrmpjsbpwGNtAovAqJ8dKh1S1K2rdt2sYKIcb/Suky4sYgDtj4Dli" },
  { name: "part-dbc62f9dc5.js", path: file30, bytes: 758, integrity: "sha384-vl3ydU7XYGH5y7wk/2WsR4wAKe9oUZjKHoUYgPNItbE0GPTckl+KLvj/IA20NVCn" },
  { name: "part-f176ed4a99.js", path: file31, bytes: 3464, integrity: "sha384-+k5YdBIos6orhhhSnuLX0Kp4wMEh2xNLMLf5/4693q6sBAsx8n+RwCSEc7nGjinF" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-63be039bc7.js", path: file33, bytes: 5977, integrity: "sha384-pZMQBGb62o7fCV6ZdOKRxj/zwqHtJ4GhZPG0tKi7E33MaPzcOcJXCavmAK+nXbws" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-63be039bc7.js", style: "studio-2c42c873ea.css", preload: ["part-3dbc7a345d.js","part-4e349d311b.js","part-70f3438f77.js","part-a67c78c349.js","part-c5eaeb517e.js","part-d5a91ae64d.js","part-dbc62f9dc5.js"] },
  console: { script: "console-9581a608a8.js", style: "console-7ca9c4e87f.css", preload: ["part-a67c78c349.js"] },
} as const;
