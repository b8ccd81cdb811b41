/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-ddf3fe939d.js" with { type: "file" };
import file2 from "./part-07bc931f16.js" with { type: "file" };
import file3 from "./part-13655d0e1c.js" with { type: "file" };
import file4 from "./part-139d9defe6.js" with { type: "file" };
import file5 from "./part-1d167ede04.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-23fdfe856c.js" with { type: "file" };
import file8 from "./part-2f3d460788.js" with { type: "file" };
import file9 from "./part-350979c1b7.js" with { type: "file" };
import file10 from "./part-3969442565.js" with { type: "file" };
import file11 from "./part-39beabe0ab.js" with { type: "file" };
import file12 from "./part-4fd3ceae10.js" with { type: "file" };
import file13 from "./part-5174a0adf5.js" with { type: "file" };
import file14 from "./part-533a622dfa.js" with { type: "file" };
import file15 from "./part-5551600dd0.js" with { type: "file" };
import file16 from "./part-557d05fc5a.js" with { type: "file" };
import file17 from "./part-585d3314de.js" with { type: "file" };
import file18 from "./part-5b743ecef4.js" with { type: "file" };
import file19 from "./part-780cd4468d.js" with { type: "file" };
import file20 from "./part-8374b76958.js" with { type: "file" };
import file21 from "./part-91f6ad82ee.js" with { type: "file" };
import file22 from "./part-95a77fb9bd.js" with { type: "file" };
import file23 from "./part-964c0cf7fc.js" with { type: "file" };
import file24 from "./part-9785461108.js" with { type: "file" };
import file25 from "./part-98346cbc6e.js" with { type: "file" };
import file26 from "./part-98582ddb65.js" with { type: "file" };
import file27 from "./part-9c6047d001.js" with { type: "file" };
import file28 from "./part-a17a5c9ee7.js" with { type: "file" };
import file29 from "./part-a7d73b5546.js" with { type: "file" };
import file30 from "./part-d20bda04f6.js" with { type: "file" };
import file31 from "./part-d7717d664b.js" with { type: "file" };
import file32 from "./studio-01fa952085.js" with { type: "file" };
import file33 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-ddf3fe939d.js", path: file1, bytes: 17718, integrity: "sha384-OPlJpJ1B6katkGFQHdfcYTFbEH7VNKksFYSZEWsps5bQ6ribOt50pFSTEgo+l+jr" },
  { name: "part-07bc931f16.js", path: file2, bytes: 3393, integrity: "sha384-dIQkcXCCyraKa3KK/zbCUNRjNhxGuoRHQj2FDSgtcaLp2hdjgtz3R7knLyo3q4AH" },
  { name: "part-13655d0e1c.js", path: file3, bytes: 1649, integrity: "sha384-s6/gbzZLZKbe0I/JBb3yEywjOlICcTFADTBlFeUjf8f8eUm0Mw5h2iGnIpX4ksgG" },
  { name: "part-139d9defe6.js", path: file4, bytes: 7834, integrity: "sha384-waWip76blzVUlApBOTTyZBG/CYGtlQFc4A6R2qBg/1zFUJ+H+Nd1urkxFO28Bs08" },
  { name: "part-1d167ede04.js", path: file5, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-23fdfe856c.js", path: file7, bytes: 546, integrity: "sha384-qr6MCCmvYq5U2GParmGGtflcib3+o2zr51O2ywak3hRVI0hMvqSzqqNY6O/ZdjLX" },
  { name: "part-2f3d460788.js", path: file8, bytes: 2309, integrity: "sha384-j49L9yL3jyKTwb6PNdwqAEi07DjE100imUVma5l5sRXdFWH+CdvhFFVlyAARtPek" },
  { name: "part-350979c1b7.js", path: file9, bytes: 704, integrity: "sha384-2mzBhydvzltfez/Bhlj3ySDf2Tg6LnaA3rUIpqtUyj45etEvVfA1FV8MCY1U49mZ" },
  { name: "part-3969442565.js", path: file10, bytes: 412, integrity: "sha384-rMKD0vnoWfbyh6bwvvEft14fymPyB7pOQVth7vVpfgnB+Lt3ayPkaep7ve5xJzn4" },
  { name: "part-39beabe0ab.js", path: file11, bytes: 3464, integrity: "sha384-GAje8uySS5EP2xyLIM+TAUl93WEmK0MXPv+oVQ5VtYighHKVx7NToO1sDaUdpRi0" },
  { name: "part-4fd3ceae10.js", path: file12, bytes: 72966, integrity: "sha384-s35IvxsOrjiYZrR3psndK4B4jCldoZwTMZ68QTy46DWFk5Rk1emshUgMRJjyCUNj" },
  { name: "part-5174a0adf5.js", path: file13, bytes: 32887, integrity: "sha384-TC0l9XcH6Nrwgvb5t2legOfA8fJn340Eq2JDlDSys4jsVV4MXw1g5+tV7WJebSwQ" },
  { name: "part-533a622dfa.js", path: file14, bytes: 6585, integrity: "sha384-VRUTuau2iB4EkFeAwr/+tp98AWlfS/jOGfkjNfX68JAM8yeHyxpp98ovKpCm8/up" },
  { name: "part-5551600dd0.js", path: file15, bytes: 47396, integrity: "sha384-LZBs8AyHW4MKOYE3dO3wsb2K0ScJ0Zm1e9JkNkxTcJLGl7tttL45vQq9eW2R3lis" },
  { name: "part-557d05fc5a.js", path: file16, bytes: 54320, integrity: "sha384-qMBq8pT3pVGCXpPUfsxlYb1/SZW68SFDZUfZHsKhIVwk4EEtcOc9vjQq9eO5+xmZ" },
  { name: "part-585d3314de.js", path: file17, bytes: 922, integrity: "sha384-Pj83IMSmsJSort/mAx3clkkN/iuHTC64bxeU7umm7vMrC5wo1/AcfqK3BSRdBqXT" },
  { name: "part-5b743ecef4.js", path: file18, bytes: 16186, integrity: "sha384-/hM/gcDoYZohqLWkpss7d161c64H9OhCG4+l17cL1ptACWqt5UJ69mAnq2xSyezG" },
  { name: "part-780cd4468d.js", path: file19, bytes: 1155, integrity: "sha384-w01/P4GaloRnGwET1CdNHd8FuLwAdleddqiHzHAMMpfV5K3MmmeFGamcJDoZnveA" },
  { name: "part-8374b76958.js", path: file20, bytes: 5742, integrity: "sha384-lbGIUos+8yj2lcf38ct1ELNPPNtGEokfkk+vJAF6n18nQY8+EbM+BWc6xD+FRFJP" },
  { name: "part-91f6ad82ee.js", path: file21, bytes: 4168, integrity: "sha384-LRPbJRQa7VVH/rad3jdKGqST0CsmOZXKnixTfK+oMzdbk6FhcBvee+ejNc001stv" },
  { name: "part-95a77fb9bd.js", path: file22, bytes: 18840, integrity: "sha384-brkgg5IdBcT6FxjD5azjbTFT7gmlTHRcscsI1lKKDWH31K6H503szf06oqB1WKm3" },
  { name: "part-964c0cf7fc.js", path: file23, bytes: 3828, integrity: "sha384-59WCRcRaxXaoS2NDAVp/vZHYip2Lfbr2m+ATyHYE+sos5NZkTiCxBObsL4t3DyjW" },
  { name: "part-9785461108.js", path: file24, bytes: 728, integrity: "sha384-Gtj0QdtYRs80sWkQXRh8ijwv9M59twoZjnde3V3Pb8cFfTFviqZ8BELtD6sXiryI" },
  { name: "part-98346cbc6e.js", path: file25, bytes: 488, integrity: "sha384-1a6WLryOb/AdwSvnVCuS0q2xAw5aRIL7RFays2N02PMmRyit45/vLJv9QaEXmFr3" },
  { name: "part-98582ddb65.js", path: file26, bytes: 1934, integrity: "sha384-0aeYHFolXFQLN0XJEQzv1Ct2LfYzX7Hkm7MHyVujRmPRcGWdPS1VrWYgWvhGblJQ" },
  { name: "part-9c6047d001.js", path: file27, bytes: 11851, integrity: "sha384-4sb6cfKsRIUZ5yMN2rajxFxl0IDAHKm1RVVn4RejIx37VqCg3uPoUekvpcG8ZElm" },
  { name: "part-a17a5c9ee7.js", path: file28, bytes: 955, integrity: "sha384-A6R4uwbxzFT7asG8dNBTWs3Rj9rONy+Ae7lT7CU597Cp3COjlp4/O0HLhjgfZ7DT" },
  { name: "part-a7d73b5546.js", path: file29, bytes: 759, integrity: "sha384-H5B2ChH2lliYbF/67udIEksp+ZpMtl6QjvbrUNA+bOUVAM7/jLCzFVMq9ocFOYGh" },
  { name: "part-d20bda04f6.js", path: file30, bytes: 6170, integrity: "sha384-Clj1g2W9IgMwiucZ3kupc0TeCdw7ULK4TSBKu1DUHCFqHk/LE7ajnZeT94Bwmh5t" },
  { name: "part-d7717d664b.js", path: file31, bytes: 4992, integrity: "sha384-pPqBR90VrZsLR6vJGVaLwL4AJ/gHGvwoX6/uRcAzzoXir37jtuhjkU13mH5+2ghV" },
  { name: "studio-01fa952085.js", path: file32, bytes: 5977, integrity: "sha384-nol2+bLK/yu2LIb951GSPaOWHLJgz/llt+1si9bZgjmBjUCRzM957cbAJm62xrkC" },
  { name: "studio-23bd6e4910.css", path: file33, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-01fa952085.js", style: "studio-23bd6e4910.css", preload: ["part-139d9defe6.js","part-350979c1b7.js","part-3969442565.js","part-5551600dd0.js","part-557d05fc5a.js","part-9785461108.js","part-98582ddb65.js"] },
  console: { script: "console-ddf3fe939d.js", style: "console-11eafe72e8.css", preload: ["part-557d05fc5a.js"] },
} as const;
