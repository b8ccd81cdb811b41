/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-4808e44f82.css" with { type: "file" };
import file1 from "./console-cee94677d4.js" with { type: "file" };
import file2 from "./part-022998026f.js" with { type: "file" };
import file3 from "./part-0d62c41a78.js" with { type: "file" };
import file4 from "./part-101c0bd076.js" with { type: "file" };
import file5 from "./part-14f1429ec9.js" with { type: "file" };
import file6 from "./part-1e92ba2d51.js" with { type: "file" };
import file7 from "./part-271aea1cbc.js" with { type: "file" };
import file8 from "./part-2cd9f54c84.js" with { type: "file" };
import file9 from "./part-456c4d1f96.js" with { type: "file" };
import file10 from "./part-4a47046e01.js" with { type: "file" };
import file11 from "./part-559cdcda9a.js" with { type: "file" };
import file12 from "./part-568101bca7.js" with { type: "file" };
import file13 from "./part-58c8ad427a.js" with { type: "file" };
import file14 from "./part-5b21ff803c.js" with { type: "file" };
import file15 from "./part-5b6ec2af9a.js" with { type: "file" };
import file16 from "./part-5b75ca68b2.js" with { type: "file" };
import file17 from "./part-5f143cec4f.js" with { type: "file" };
import file18 from "./part-6059df0642.js" with { type: "file" };
import file19 from "./part-629c8bf5af.js" with { type: "file" };
import file20 from "./part-6ee059a6a8.js" with { type: "file" };
import file21 from "./part-71f01d6b17.js" with { type: "file" };
import file22 from "./part-7522e12444.js" with { type: "file" };
import file23 from "./part-78134f572d.js" with { type: "file" };
import file24 from "./part-7ac35db7fd.js" with { type: "file" };
import file25 from "./part-7b918d87ce.js" with { type: "file" };
import file26 from "./part-822c7be33f.js" with { type: "file" };
import file27 from "./part-85dd8fe3ff.js" with { type: "file" };
import file28 from "./part-87f1ad4f66.js" with { type: "file" };
import file29 from "./part-944e219dc3.js" with { type: "file" };
import file30 from "./part-9a16f760a1.js" with { type: "file" };
import file31 from "./part-9e86a45083.js" with { type: "file" };
import file32 from "./part-9ffe6e31ee.js" with { type: "file" };
import file33 from "./part-a27ef39147.js" with { type: "file" };
import file34 from "./part-a6dba57f27.js" with { type: "file" };
import file35 from "./part-acc5b68409.js" with { type: "file" };
import file36 from "./part-b1d2bcfe10.js" with { type: "file" };
import file37 from "./part-b3f93e0879.js" with { type: "file" };
import file38 from "./part-b499f6422b.js" with { type: "file" };
import file39 from "./part-bbab526e8a.js" with { type: "file" };
import file40 from "./part-c2b84e9ed6.js" with { type: "file" };
import file41 from "./part-c9af8e4cb4.js" with { type: "file" };
import file42 from "./part-dc1830e87f.js" with { type: "file" };
import file43 from "./part-dd0f8214bf.js" with { type: "file" };
import file44 from "./part-f17acd9090.js" with { type: "file" };
import file45 from "./part-f8c0090bc4.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-977467c589.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-4808e44f82.css", path: file0, bytes: 49822, integrity: "sha384-59n7uXHQ+1jz+ERvjCidaA5XKyaR0lstma1nrZiUn/PB5857BYrb+AErwQ77lwJ2" },
  { name: "console-cee94677d4.js", path: file1, bytes: 20652, integrity: "sha384-6KjjYTjgCTpwoyRNABw+jYkMeE79PIN120DEjWtPv4aJuVSMIiMx15RgfQ2X92E3" },
  { name: "part-022998026f.js", path: file2, bytes: 8414, integrity: "sha384-wZrszDwHHWeMqilrkeuHioar/Gs4v1XnLWJudLGU9hyKJNkoIbfmCD673p77SoKp" },
  { name: "part-0d62c41a78.js", path: file3, bytes: 14976, integrity: "sha384-AErSoJMPRmVjo0HJkx1esyDVndBv9FwqOXstCOztk6tXN65/E3qIOdCHhzt1d6GA" },
  { name: "part-101c0bd076.js", path: file4, bytes: 61963, integrity: "sha384-gkayNzBi6Ustgw829yAqXTe5wIIbYipQkvcM4AtA/LC8/ApadmosOQsbyFIEkqaC" },
  { name: "part-14f1429ec9.js", path: file5, bytes: 704, integrity: "sha384-ddW8aRmaCeKYIV62CmxbgeEDYVmg8qyx8QDZYYScS+k7dLhHwrj4E2Ig2gb1kDKq" },
  { name: "part-1e92ba2d51.js", path: file6, bytes: 414, integrity: "sha384-3UfJC5ANjX1uJwvAdQ3+Et+cXYrMrRIfvmBtpI1ncs2VTOqOY/OiklHwQTy/tVi6" },
  { name: "part-271aea1cbc.js", path: file7, bytes: 561, integrity: "sha384-JthR062uiWoOesKrDTKlMjJdwK5attwGnN5zfU6cLoYRjHfGYh45NVQjNwpXNOk3" },
  { name: "part-2cd9f54c84.js", path: file8, bytes: 73274, integrity: "sha384-dlKQS+6TosVgoulFAB644Q+sj3/6y/5Z9O1qfYlu0R+3Kt/N+bTuT0pYt/5xQYLM" },
  { name: "part-456c4d1f96.js", path: file9, bytes: 37088, integrity: "sha384-2cFUBAbupDJ3u2U1yGCouX7cpO8S9f8ylzklEXVduyskSM1XlV8OeZMoK7CYvfqk" },
  { name: "part-4a47046e01.js", path: file10, bytes: 1311, integrity: "sha384-mEC0N3JAFs1jcbiw3eJ3bGDPhtg1Bv36erRwPtwDztMDY0g/DK6CaKns/E4HtF7O" },
  { name: "part-559cdcda9a.js", path: file11, bytes: 1063, integrity: "sha384-H5s/STk3TU8HozgUvNEZ7e9cOoDFxR/2gNpwZsj8wwtGMB8DzxzAgyDXbjkV65O6" },
  { name: "part-568101bca7.js", path: file12, bytes: 6620, integrity: "sha384-k34spiLWYBrj7btn/EFaSc/Gv36BavVoRmK9ohsyKyjEwl0FGmPhx5j8FDMPY4he" },
  { name: "part-58c8ad427a.js", path: file13, bytes: 2538, integrity: "sha384-QMwSujoM+gMDw5sx5gh3H6+9Wehnjr85FqAdAuGSD+o312vaLjl+iN05f+Oy3iKQ" },
  { name: "part-5b21ff803c.js", path: file14, bytes: 320, integrity: "sha384-Q90cqoMSxbCGUOshhhxk5M3tvP1+vHz4nS0TD9RUK8rTwBXSzA6jRkJBBIsaNiEG" },
  { name: "part-5b6ec2af9a.js", path: file15, bytes: 279, integrity: "sha384-Z2vuN77jKHnYQO60ieiZIpbiZ1zdNnEPsf0eOakC2wRRMv2EnErsVZQGC1LlKOFw" },
  { name: "part-5b75ca68b2.js", path: file16, bytes: 308, integrity: "sha384-L11FUMyhi7Y8qFEoVJxk7WR4BKjPWgONuP8Jty8HsBK3N7TGPT/3gjMEyrKAEui2" },
  { name: "part-5f143cec4f.js", path: file17, bytes: 728, integrity: "sha384-/TPsB3Bv0CU8a9UllRWsObEAnmfz3c7fRlSFUPMxdtiL898OUL7c4wvRn8oIEsQk" },
  { name: "part-6059df0642.js", path: file18, bytes: 1293, integrity: "sha384-KXQ0DLlYwFKaUVPTVkK4VPYGW6lFnE35+udIKKAfeHoMU/7GsWFFvqp6UbJGimNM" },
  { name: "part-629c8bf5af.js", path: file19, bytes: 21935, integrity: "sha384-HsSiEsUi44U23p3bM/zueDKVsRxlPwKxJ0eHsH+VeoRqxat6HW0ACH5O1IymuD5O" },
  { name: "part-6ee059a6a8.js", path: file20, bytes: 547, integrity: "sha384-ROAEtGTy/nrEZF40mU1BHfCnrubSiGcaH6h+ydON5JwMa4h2Njs75g1FMytARtId" },
  { name: "part-71f01d6b17.js", path: file21, bytes: 3875, integrity: "sha384-qKYzucjJFtgodakekM+IbK/IVVZ6QYk2OYzai9G72s4Djm9E4GB3m6ejoIxCH8LO" },
  { name: "part-7522e12444.js", path: file22, bytes: 7464, integrity: "sha384-0mqr446MOi9bu7kTwpPtTaP3Wy1d+dY+05cDpftCfJJhA2Xq9C752PQRclWBc3N0" },
  { name: "part-78134f572d.js", path: file23, bytes: 4213, integrity: "sha384-QK+umcvdC+lUpopR1wsM1fP/fPyVrQK+vHoaW34ux/GzNHsnEnHP/XscfDZGxTDP" },
  { name: "part-7ac35db7fd.js", path: file24, bytes: 1106, integrity: "sha384-JvMG2eX2UzP0UB7+HLxhnXAoCxInbJaaLoL/y/eF3TF61FoW8afHLYeCHm/vZr9t" },
  { name: "part-7b918d87ce.js", path: file25, bytes: 764, integrity: "sha384-1JwqjRxdN2+BE3dmy0yJX78DAAZ/d+BZR6nS3gSYPI6T0EaSTmqb+Rn3TW0NTVvk" },
  { name: "part-822c7be33f.js", path: file26, bytes: 2720, integrity: "sha384-+VvYr/7LIiDltbYCNDg4TF8SqQ/zc5YMo8pYIM8WTrpytQcoGCpMNifDHPAjxiNx" },
  { name: "part-85dd8fe3ff.js", path: file27, bytes: 47865, integrity: "sha384-tqxjtCodhoDqE3gNgx08iybLzAD+i8HTKfvYkIRH2peXOIXpAWIOBBvFdZksOhg7" },
  { name: "part-87f1ad4f66.js", path: file28, bytes: 16238, integrity: "sha384-xOEJB3+IxXz1lgThPCQJ4fW2ABVq/A3VD5+f7r+PImlxrTM8WCqivqEGyz6Yu/MH" },
  { name: "part-944e219dc3.js", path: file29, bytes: 1153, integrity: "sha384-YxFpwEno6KyIoLbOlesHqewSqhWAhLvIdNCt+e8YxlrLNP9v+pP9vg9DRT/LfnWZ" },
  { name: "part-9a16f760a1.js", path: file30, bytes: 5554, integrity: "sha384-mCXAyrcZWEPV2cGGvHvMl7LMUparwx+dpTJwVlrlVGlv2gWJIgwOWMVRoGHrmbL6" },
  { name: "part-9e86a45083.js", path: file31, bytes: 20661, integrity: "sha384-RZUvvQPq8NzdqHL6B5D2rUXbEpyAM30/UPLy2/9BFM5hWbaEoka/DxOUgbqAhHCr" },
  { name: "part-9ffe6e31ee.js", path: file32, bytes: 784, integrity: "sha384-u/nUQwWLnGgL+qnMJ+htfLYyDk/pY+WAlz7bz++MGxvvh85PYjfNlS4hPoeanjhU" },
  { name: "part-a27ef39147.js", path: file33, bytes: 922, integrity: "sha384-hoXTj4fe+kM5IzcPRA89kFM4JaGX3buBmKouC3Bu1BI1Z2Q93CMF1if1aWO2sojI" },
  { name: "part-a6dba57f27.js", path: file34, bytes: 577, integrity: "sha384-OOtqZshAISjjqQelPjF8+UQm1+s0/h8MksaFUcXBg4/sIkKbn2nQjUeO2bzsEumK" },
  { name: "part-acc5b68409.js", path: file35, bytes: 3633, integrity: "sha384-R/6d0c98UmdUTuFGLnlpe21s7yUxJVyEJYUzbVMND7hWpXkgOV3aSd227AtxXpw3" },
  { name: "part-b1d2bcfe10.js", path: file36, bytes: 2317, integrity: "sha384-RYi7AVTg0EdXvGjYMaOKfh/opDuTiWz4NaXxbnu6Qp3p+U/P3btnie0ChdHiChsL" },
  { name: "part-b3f93e0879.js", path: file37, bytes: 1647, integrity: "sha384-kALZkkLIIl5LW3fTQDLrqHJ/vTYkiFC0+sKtXpZg5m38UuyoUuv58Swl2bAmH/i8" },
  { name: "part-b499f6422b.js", path: file38, bytes: 488, integrity: "sha384-ggRukbD+oh5SGOjAjJgsnJRsxhERwy6N4kwl9ljzKBPaQNKAHHaBdQKZ7AV1jC6T" },
  { name: "part-bbab526e8a.js", path: file39, bytes: 356, integrity: "sha384-DHeBOtO/zE0bRjQn4b4xQkIXWtEplL/TeyTSoxSXHrfXwqUtLm+OJkaNFEGy/2zv" },
  { name: "part-c2b84e9ed6.js", path: file40, bytes: 3360, integrity: "sha384-eQvosG79+ZZPvOEOIXg0MJV6I13WkK31KX89AO4BdSM60sGagNadGqwu2I6cXXRS" },
  { name: "part-c9af8e4cb4.js", path: file41, bytes: 4266, integrity: "sha384-q1dRYgWDimNUzQtZ2RCJ1i3L1MQHSPzKC1bhXHjymz+th35Sk46gHqmHrcLrkTDF" },
  { name: "part-dc1830e87f.js", path: file42, bytes: 2237, integrity: "sha384-vFh2AgixaZJ55iDVzENKHapKIT+9MURbHbqIsz9GvsH5/LdGJCX4JEJOr8qmAOA/" },
  { name: "part-dd0f8214bf.js", path: file43, bytes: 3648, integrity: "sha384-X+rHB6G2171DL9AnszHq1YbXw/AfAQO8wSnFIQXShRWzgeLe03FhFxKMucSd6bAL" },
  { name: "part-f17acd9090.js", path: file44, bytes: 546, integrity: "sha384-vCRWVnK4KH6ATDRZCsMRM3Bh8r9GzprqlPXnzODOG05EqlRKjX2k6VfwVg8A8Pz3" },
  { name: "part-f8c0090bc4.js", path: file45, bytes: 5773, integrity: "sha384-Wcor/xgmStnlST5oSJvc6joEK7oO0oIo2CNSWygQsgp3EQ+rId3Ken+qQv1518G5" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-977467c589.js", path: file47, bytes: 6078, integrity: "sha384-isa2mRXmHXyKea4P3p6Faxwfw5VTLce9/jAJgUhcdARXmYQ+0pcl2lFsPFULEGTM" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-977467c589.js", style: "studio-23bd6e4910.css", preload: ["part-022998026f.js","part-101c0bd076.js","part-14f1429ec9.js","part-1e92ba2d51.js","part-271aea1cbc.js","part-4a47046e01.js","part-5f143cec4f.js","part-822c7be33f.js","part-85dd8fe3ff.js"] },
  console: { script: "console-cee94677d4.js", style: "console-4808e44f82.css", preload: ["part-101c0bd076.js"] },
} as const;
