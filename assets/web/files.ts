/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-1c04faf00b.js" with { type: "file" };
import file1 from "./book-66bbe5066c.css" with { type: "file" };
import file2 from "./console-28ff8de1d1.css" with { type: "file" };
import file3 from "./console-95638bc564.js" with { type: "file" };
import file4 from "./part-012e206765.js" with { type: "file" };
import file5 from "./part-0536003ec8.js" with { type: "file" };
import file6 from "./part-0b426eeb48.js" with { type: "file" };
import file7 from "./part-0db4bd7517.js" with { type: "file" };
import file8 from "./part-0e98f22095.js" with { type: "file" };
import file9 from "./part-11fef06f51.js" with { type: "file" };
import file10 from "./part-1702634c6a.js" with { type: "file" };
import file11 from "./part-1a5419be93.js" with { type: "file" };
import file12 from "./part-1fd7e6e12e.js" with { type: "file" };
import file13 from "./part-2be75931e0.js" with { type: "file" };
import file14 from "./part-2ca0b264ed.js" with { type: "file" };
import file15 from "./part-2ce6ff5601.js" with { type: "file" };
import file16 from "./part-2da283abac.js" with { type: "file" };
import file17 from "./part-2e370268b9.js" with { type: "file" };
import file18 from "./part-2ebf92716a.js" with { type: "file" };
import file19 from "./part-31f098c381.js" with { type: "file" };
import file20 from "./part-328ce45502.js" with { type: "file" };
import file21 from "./part-360a0eb272.js" with { type: "file" };
import file22 from "./part-36c86ab9e4.js" with { type: "file" };
import file23 from "./part-3818b50ac6.js" with { type: "file" };
import file24 from "./part-396fc0d99c.js" with { type: "file" };
import file25 from "./part-3b8a7f91a8.js" with { type: "file" };
import file26 from "./part-3ecced5a0c.js" with { type: "file" };
import file27 from "./part-406722b284.js" with { type: "file" };
import file28 from "./part-4078d19016.js" with { type: "file" };
import file29 from "./part-453e49c832.js" with { type: "file" };
import file30 from "./part-48d37e1a70.js" with { type: "file" };
import file31 from "./part-539e1d3147.js" with { type: "file" };
import file32 from "./part-5512455566.js" with { type: "file" };
import file33 from "./part-58386bacfa.js" with { type: "file" };
import file34 from "./part-5b0dfb9d1b.js" with { type: "file" };
import file35 from "./part-5e0434ea37.js" with { type: "file" };
import file36 from "./part-66cec1a72d.js" with { type: "file" };
import file37 from "./part-6a3994a7ff.js" with { type: "file" };
import file38 from "./part-6c17a078ea.js" with { type: "file" };
import file39 from "./part-6cd14fb352.js" with { type: "file" };
import file40 from "./part-75466cdb47.js" with { type: "file" };
import file41 from "./part-81a710face.js" with { type: "file" };
import file42 from "./part-81ca8cdec3.js" with { type: "file" };
import file43 from "./part-8243b3a912.js" with { type: "file" };
import file44 from "./part-83a518de1b.js" with { type: "file" };
import file45 from "./part-83f077a153.js" with { type: "file" };
import file46 from "./part-86f82dc924.js" with { type: "file" };
import file47 from "./part-8882a25c97.js" with { type: "file" };
import file48 from "./part-8ac618b295.js" with { type: "file" };
import file49 from "./part-8d90efc80b.js" with { type: "file" };
import file50 from "./part-90a3a7458d.js" with { type: "file" };
import file51 from "./part-91ed3fe713.js" with { type: "file" };
import file52 from "./part-9210eef144.js" with { type: "file" };
import file53 from "./part-96b79cd08d.js" with { type: "file" };
import file54 from "./part-9a7745bb29.js" with { type: "file" };
import file55 from "./part-9b6277111d.js" with { type: "file" };
import file56 from "./part-9c84b4a4d0.js" with { type: "file" };
import file57 from "./part-a9dce33084.js" with { type: "file" };
import file58 from "./part-aa2d1e62ec.js" with { type: "file" };
import file59 from "./part-b3d6f5f9a3.js" with { type: "file" };
import file60 from "./part-b43ab82212.js" with { type: "file" };
import file61 from "./part-b866fb5f9b.js" with { type: "file" };
import file62 from "./part-bb08c90845.js" with { type: "file" };
import file63 from "./part-bd6de459c1.js" with { type: "file" };
import file64 from "./part-beefa181a4.js" with { type: "file" };
import file65 from "./part-c194d93328.js" with { type: "file" };
import file66 from "./part-c1d6ebf697.js" with { type: "file" };
import file67 from "./part-c652149fa4.js" with { type: "file" };
import file68 from "./part-cbc965e44c.js" with { type: "file" };
import file69 from "./part-cc836f44ef.js" with { type: "file" };
import file70 from "./part-cc97b18d4d.js" with { type: "file" };
import file71 from "./part-ce2bd30aba.js" with { type: "file" };
import file72 from "./part-d3fe3938df.js" with { type: "file" };
import file73 from "./part-da9685cd73.js" with { type: "file" };
import file74 from "./part-dd66680e57.js" with { type: "file" };
import file75 from "./part-e7118fbdb3.js" with { type: "file" };
import file76 from "./part-f4da263dac.js" with { type: "file" };
import file77 from "./part-f9f04e2538.js" with { type: "file" };
import file78 from "./studio-165e2f6c1e.css" with { type: "file" };
import file79 from "./studio-4824e441e2.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-1c04faf00b.js", path: file0, bytes: 7009, integrity: "sha384-gcb7YkJysWZOvBbSzu780WFTCtpulLP6E8SwgO41StJ5PJBZ7EDuiPSiWWwN6QGK" },
  { name: "book-66bbe5066c.css", path: file1, bytes: 12321, integrity: "sha384-DD8gNubeZ2qvZxhSD0aXQduVFgWYIm8rOSE3/7haXlWXrfV//2irUmufB0JGsE+b" },
  { name: "console-28ff8de1d1.css", path: file2, bytes: 56632, integrity: "sha384-BsrbJi87651ANKSFaEQkCPHPNNQssHuTIkctwOs53eiJ0iNsLUGPqLHJn875ht2z" },
  { name: "console-95638bc564.js", path: file3, bytes: 21747, integrity: "sha384-HS6SR9/C2W1MSe50ILuMm/rIam3/66/WiV9RHCsIDLNeBYz28Hh31SFFIhhk2hKQ" },
  { name: "part-012e206765.js", path: file4, bytes: 306, integrity: "sha384-DIyygfHGagYFFFP8JbfAQpo7vqZB/EP6KOQH5y7nl/9Prt+ymb1AHgUWkhqqx+cg" },
  { name: "part-0536003ec8.js", path: file5, bytes: 61998, integrity: "sha384-IFGuxVDB8wH7No9cxjTA6O04BqDx0WF+KC3zvPUY+aRXgoyG3J1LtK8nNkQ/34Rr" },
  { name: "part-0b426eeb48.js", path: file6, bytes: 4344, integrity: "sha384-7+htWDJho3s562jYXcsv1DynbncR0BBt4gV1gPj1vnGO9gYyxXFzwwzzNdPhgQRR" },
  { name: "part-0db4bd7517.js", path: file7, bytes: 922, integrity: "sha384-K4PCQOqNa+I5/LJfZP8QBuk/JqRjccq6dV+MXrcrzFL20Nw6bRYjFv8ylZgdT/kb" },
  { name: "part-0e98f22095.js", path: file8, bytes: 2744, integrity: "sha384-oO1Bvfr3I3s5J0vXXjVrZmn4Lc2Vu6I+sfFZPI4pWwWPVye7O+OvlzAGsu1l4Xil" },
  { name: "part-11fef06f51.js", path: file9, bytes: 6439, integrity: "sha384-ebb1Iwc8AeiwrdpPWvYJOH/r0kPBgd0isjMlWmALaJBTzp014h7AzNzcrrnFbTMx" },
  { name: "part-1702634c6a.js", path: file10, bytes: 2203, integrity: "sha384-jWhq/Ixe9TJdfTLm0UBYx6glIzJ4CD5yHeFR0mtwvoZJUb+/rh5p/YnGz9LeniXp" },
  { name: "part-1a5419be93.js", path: file11, bytes: 547, integrity: "sha384-xGFMzm6w3oIVTI3YJVsZUBnv1tkx/11Z1bO836nyqfasA6atbt7pJI7z6y1fdMbX" },
  { name: "part-1fd7e6e12e.js", path: file12, bytes: 334, integrity: "sha384-OqIQOXN417oqxiyefMnty8ZLFo8WJmMgb5QgB0w1GDuyHvDrfHkjOMI6fMl4Z69t" },
  { name: "part-2be75931e0.js", path: file13, bytes: 732, integrity: "sha384-CCM34B/hdZEpTVFfuOOfpcEPgA1cayd5NGOkHw4EpKAGty2/jjxVaWJBAQ+MgL8s" },
  { name: "part-2ca0b264ed.js", path: file14, bytes: 31703, integrity: "sha384-6AxslopixQvwE3F6s5NlbZfv+sjSGgDw04QSySSmBA+9EgLANM4HohkcmYK69JaD" },
  { name: "part-2ce6ff5601.js", path: file15, bytes: 370, integrity: "sha384-nge9Ub5J1RJodZT1ZkkZ55rIxYwHyeuQWRC8jZzMz3zjrQMFZi+M0u+WrvQ7I13O" },
  { name: "part-2da283abac.js", path: file16, bytes: 3530, integrity: "sha384-n3togJRMZW9B8cqhWEzb7OrnkZORL4XE2sUW2Y+JOB0Ll8sCcPCcaFExToOipcZD" },
  { name: "part-2e370268b9.js", path: file17, bytes: 3961, integrity: "sha384-aCdovzW9+AqnBdC5Cr/bY8WqHVRMGtWaLURO7ld3CDeDQwK1+/OvVEiwNqm6qpZ5" },
  { name: "part-2ebf92716a.js", path: file18, bytes: 6624, integrity: "sha384-GsttPoyuqwCVV9vXXCZvLgSDiJ9v7gp15CDvzO7rRAZQOGVmFnw6nnfC4NGqwvyX" },
  { name: "part-31f098c381.js", path: file19, bytes: 18227, integrity: "sha384-JGzVLUqqlPhouLy846p3c8e0LpssL3wJvQNUv45nUgnxreh1yjfzoI2X8yY0jAWL" },
  { name: "part-328ce45502.js", path: file20, bytes: 1605, integrity: "sha384-ZWAm37KCnVOM2iLZ2yvDv5SKAYGmCMKInlC97dE0G7WvdD7m7xeIZyuFkpzwOBaO" },
  { name: "part-360a0eb272.js", path: file21, bytes: 7170, integrity: "sha384-VpbfKXhmgkQs3yNLXeMYCAo1DwKcE1+REsIxfWBGRRmkUQIdf3VR3x8mdNPLzZZ7" },
  { name: "part-36c86ab9e4.js", path: file22, bytes: 24963, integrity: "sha384-G8C56gGl4FayvruVXHDSt/M6KJKSmcDGkqBiOeWjew+0/qg2+g0VwwIqkToZK7Oj" },
  { name: "part-3818b50ac6.js", path: file23, bytes: 920, integrity: "sha384-6teT1VSH36xGtiOYjM/7+CamYu1laP+WCP4lRWUFYbyAUwgW7uirJRU7/qIv4hTP" },
  { name: "part-396fc0d99c.js", path: file24, bytes: 1104, integrity: "sha384-T91Y5/X+5POz4o42iJi6rXz4vjyyA2cc37PW7mE9RdnCexb4zZjPhYzC2Bwd7CTK" },
  { name: "part-3b8a7f91a8.js", path: file25, bytes: 706, integrity: "sha384-IQShRg9RDWNF5bCcAKc0zpHR7smW/3ej25KOTzQGP8KACQH7IT0gwH0y/MXQl3Na" },
  { name: "part-3ecced5a0c.js", path: file26, bytes: 2447, integrity: "sha384-josKeOcOgm6MT+06tvG8luyYPJTwFtpSxjyG8qQxycHZfz3FLlb8ESNjQxx4kt3l" },
  { name: "part-406722b284.js", path: file27, bytes: 4567, integrity: "sha384-7O0zIjanAjFnP6FrSdlixfQIVlKeR3IjZiWn2z6RCAIgehyWvQA8COGEqm1D9yIy" },
  { name: "part-4078d19016.js", path: file28, bytes: 1647, integrity: "sha384-rYjuyqnI0qKb44foYd3h8FeZy3+H/7DS5PBuAkwFHzETmWCoKfMZpPT0DsoCYG0x" },
  { name: "part-453e49c832.js", path: file29, bytes: 1369, integrity: "sha384-1qcglfyJcaDMQBveyT6FuQO0kJ6tYEobY9hJlrShBCQ04nfk2cywkuDxETafdquN" },
  { name: "part-48d37e1a70.js", path: file30, bytes: 548, integrity: "sha384-y7PLSzLO94yFKboXdl2Zs15XdYRNA8Q+6rmx9tUgeinITXddHy+TI+9ZaIAlF0uZ" },
  { name: "part-539e1d3147.js", path: file31, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-5512455566.js", path: file32, bytes: 6994, integrity: "sha384-TOf2NxgX0VECa/5xd5CW+hGUGA3hVFqBQ/ZcCkH6p2hAR27NSt//GYqMJrfjZ96v" },
  { name: "part-58386bacfa.js", path: file33, bytes: 796, integrity: "sha384-Nxl8bc5oAsQPdGLpY2VCPn0Ei5M/WtBx6098xPNQ5sWpBjV6dU/OGZ2zMP6wJC6N" },
  { name: "part-5b0dfb9d1b.js", path: file34, bytes: 4826, integrity: "sha384-41J/sk99s0hEiRSvQ+u4ZUGPwg17o1RXImiV37W5VpuG68Z/Qdx/9N/3sBzL51Aa" },
  { name: "part-5e0434ea37.js", path: file35, bytes: 1161, integrity: "sha384-rNSqFSRL19WFEiIXztiNT3RyvBsdQrG7zy+Vx1L9VFoIctHi70DwJ7WE+1KVP6Vi" },
  { name: "part-66cec1a72d.js", path: file36, bytes: 64331, integrity: "sha384-391RpATldSnUInHn0cDb+3nDEXRVpueriNyR8SNaoeG11HjEx9p37HC+TZrMmIiu" },
  { name: "part-6a3994a7ff.js", path: file37, bytes: 2711, integrity: "sha384-z7TBJZotOeGcby6dgPzAKOQueH59wshAuolSDMYJDwdigYlDKsKM/OryaUPPHixl" },
  { name: "part-6c17a078ea.js", path: file38, bytes: 764, integrity: "sha384-zP0Ai4FY21uSGXvz1SD5A5gz+ZI5PJaQtC0KyLxIzZNNqsZ4S9ysXY1y87NpcutG" },
  { name: "part-6cd14fb352.js", path: file39, bytes: 3875, integrity: "sha384-06xF0rLM/r2zbu8nX08edISAQXDWWRAi1t00dGKLQ47RAib66N8nMxgoG0f93eXJ" },
  { name: "part-75466cdb47.js", path: file40, bytes: 928, integrity: "sha384-J62O+FW5FeQ+Nay5OSTem2ICer8A3aQpcmzLIr25A++BbY45D9MBzTylIj433GcD" },
  { name: "part-81a710face.js", path: file41, bytes: 488, integrity: "sha384-Gmy/Gm7WuYmD9Ht6V4LcPQlxWxTvjRVxd4X1wmI3PCFXmTSr7PfA4MBnKsBorUvu" },
  { name: "part-81ca8cdec3.js", path: file42, bytes: 45449, integrity: "sha384-/JSuG6hpLZjeAPIOQ4RCWDX1OwsaMWmA/7RSRxxOSqTzTS+H9x+j7ZxG+LRFIjOj" },
  { name: "part-8243b3a912.js", path: file43, bytes: 616, integrity: "sha384-yDsMQt/QwOjiKhfVTxaSniix8WSwDpXGgC9M9hOiNvCil5F35ZtUUYrIAnc541KM" },
  { name: "part-83a518de1b.js", path: file44, bytes: 44980, integrity: "sha384-FoDWzK0ethFu7cwXIVJw5cYJ6EaTlpRIdGknkkWx0cTjzUgiKQkoR2rkncC8EXRd" },
  { name: "part-83f077a153.js", path: file45, bytes: 381, integrity: "sha384-iVUhfOw14teFLi7nfhAkuxviksegaqEbRWcTWFpQadCaGJ/9fJ5MxKIYSfgDMkw2" },
  { name: "part-86f82dc924.js", path: file46, bytes: 136, integrity: "sha384-irI3u4MbSDNLlBEUSXCFlK6A/GUswdWW1aPpVH/jSmOHTUmP+XTUXhfMegys7YTo" },
  { name: "part-8882a25c97.js", path: file47, bytes: 17596, integrity: "sha384-BwJKz5JU/nKfq9zhL/SPXVw5EQyI18Lq6g2+7i7llkZW9YhxG9kDQwGWuPq6ayxc" },
  { name: "part-8ac618b295.js", path: file48, bytes: 582, integrity: "sha384-09BteMtfZLy3zHhyZAYsCVDC02/UhSlyf+rHLxrmgL7c7pRo8r2OtfK3FuUHdpgu" },
  { name: "part-8d90efc80b.js", path: file49, bytes: 4933, integrity: "sha384-gbE441QmG1kG8Vckc+98vDK3kn4zf8TQxLB3n7/VugbBm4ZB/NHqy/nmqlHF3Amc" },
  { name: "part-90a3a7458d.js", path: file50, bytes: 487, integrity: "sha384-CNJk+W8gCYBYQskf8W5ng5ZW7Hyouw6esddaxa0FtSRUma5w8uweioo8avKPe/nJ" },
  { name: "part-91ed3fe713.js", path: file51, bytes: 3415, integrity: "sha384-ObKa/s3+Ho5VdSQyfQkyxYIX//aJt5oqxjfeDmxlPRSQx6na8WTCDCcchUmQxu9d" },
  { name: "part-9210eef144.js", path: file52, bytes: 2393, integrity: "sha384-RjiuovS84JNPmF/Uj08pVi5sxoDzuc3PbkhZjLzJGVGh4ooUiqGH7NZaCv7FOJMS" },
  { name: "part-96b79cd08d.js", path: file53, bytes: 391, integrity: "sha384-DERbkH96lPe8feictHOGkN7TA1u8sL0z0+CHbQJjlfJIzxn+KYGUo6683HHcQ/co" },
  { name: "part-9a7745bb29.js", path: file54, bytes: 1144, integrity: "sha384-sckHRV5xapXCa6IFH/et86E8cR53SX5hMexjX9ZBG2Oqhll2P8KnG4sl58gyYfJM" },
  { name: "part-9b6277111d.js", path: file55, bytes: 498, integrity: "sha384-Qrhd0YxG2SjoMBp1Rbp+a+IyR4FinpQgXS9J73EabIsNhgBR571wBXg+xcR6Jlvy" },
  { name: "part-9c84b4a4d0.js", path: file56, bytes: 484, integrity: "sha384-8tYBWXpiWZAj90SZSKlUIBPpMjmYiNfY6jMbPkhHRv7C16jJuwZ/94gJ4+yHpjzZ" },
  { name: "part-a9dce33084.js", path: file57, bytes: 24201, integrity: "sha384-HWrUueTxP4govoHRJ2gaDQbrLvhjiyQWr2x1Q7qvu01hZSMjiNjWXOzcIrIc+vdy" },
  { name: "part-aa2d1e62ec.js", path: file58, bytes: 14562, integrity: "sha384-0h4035GppqbISCL/vN+QwWFVJCCFqe9Voz/k6GK3Judj++j5f0h7x/CP2bTV2RDV" },
  { name: "part-b3d6f5f9a3.js", path: file59, bytes: 7252, integrity: "sha384-p0XaFDmGnJX4ezqu6aNYV+cpa7Jrx8AGQ+ftcUQ6exN92jZsDbADNesm8RgKVewP" },
  { name: "part-b43ab82212.js", path: file60, bytes: 743, integrity: "sha384-jIkdMoOdE1QCp5CiYBImAndajiJbKXG0lK8eIyVYlLdP3EQNa8iDvG93spP51sUn" },
  { name: "part-b866fb5f9b.js", path: file61, bytes: 25407, integrity: "sha384-9AoUKB1pt+WPY6fzGDi85/vlt/h1iHO/olj/kAZ5NNunEyxPXSLjJtvi6C9NZibf" },
  { name: "part-bb08c90845.js", path: file62, bytes: 561, integrity: "sha384-/oAPblLnB+qy1y34eTcDRJa/7PQ7S89QU2DDARvZiUwXvn0+1uzVMyEnBPhYszhF" },
  { name: "part-bd6de459c1.js", path: file63, bytes: 913, integrity: "sha384-9g68WRUH4Bwre8gipS8RKpImmgp6l1LZLgzao25DHXdXMmE5KnQbwNRaVr2rmDpp" },
  { name: "part-beefa181a4.js", path: file64, bytes: 894, integrity: "sha384-eHeB5zMsnoX8G4/QA1QuwUnhdqsJAlBkkvYdmv+YBA/2eHirHrWAlLgr5k8eaWbB" },
  { name: "part-c194d93328.js", path: file65, bytes: 506, integrity: "sha384-bMFp6GL0HpA/rQyvhV2M4QXs/NfFbOmLEbnxzdGkV1w62wnhd2ysG2YC40auj+LM" },
  { name: "part-c1d6ebf697.js", path: file66, bytes: 4198, integrity: "sha384-epkPcpW5miNZlBlh/34zj0L/iYV4u+c4O0R5AR+DG3OhdCqH6rmui8XIdLHrMiiR" },
  { name: "part-c652149fa4.js", path: file67, bytes: 5351, integrity: "sha384-ISbBHUyDT0IwufYKb4PNrWyN3HgN85Y8rkSouML+0D8CTCSJPRiDxYRLjisbMLuu" },
  { name: "part-cbc965e44c.js", path: file68, bytes: 7399, integrity: "sha384-B0HgjBMEYh2qnO+H6hwZ6LLWQDL1nZfO6UMgyWhvd1+5QL3fy4QPt7rR/8JXJtcV" },
  { name: "part-cc836f44ef.js", path: file69, bytes: 616, integrity: "sha384-9dag5yVn3wQVslndUOVPTSesE6sDGtyvP4IR9GcAArFQXkOKIh4whSnqxrIzlTjJ" },
  { name: "part-cc97b18d4d.js", path: file70, bytes: 577, integrity: "sha384-Z2/IaVDrw1KgKm45leJDRRAnvEqXFeGr4on/5euAH2q+v/6hyYuaHMmHDrmWp2Ku" },
  { name: "part-ce2bd30aba.js", path: file71, bytes: 9187, integrity: "sha384-LkAt4oBcoAhI4npxhlN0QrX/z8fXKZWpeGT9Y8cZiKQU9dE7bkfWHaCLNzYX+hT1" },
  { name: "part-d3fe3938df.js", path: file72, bytes: 1622, integrity: "sha384-ptxK9pqUzZ3CttcibLYokmBmwO+SCqqPwLeb4SilfH9et998KNy7alQfsLI883L7" },
  { name: "part-da9685cd73.js", path: file73, bytes: 3648, integrity: "sha384-miIUzQLuIlwj5Zilbu+X8nDTEFJbrTjXDAAOEDpuUNJ5UVLZMbVOoFLi9F+M5w5R" },
  { name: "part-dd66680e57.js", path: file74, bytes: 651, integrity: "sha384-vIfwQ3IPo0BUB9gIsLJpvhjShHi2faoB21lij5W1Ao57EBjrQWB/00WnjeSKNTSg" },
  { name: "part-e7118fbdb3.js", path: file75, bytes: 9060, integrity: "sha384-3fzLjPKLxSL0g58qBg/95SngRMiY54QLTeIG+IlzQEz2n8chfqcFXsCP6fMTRDzt" },
  { name: "part-f4da263dac.js", path: file76, bytes: 461, integrity: "sha384-Lpn1KOh85cFIHM6xs/IlIoHsHdRQbBlyEgO6S+pagetKsdmnuiqBqVzB3L9x4lCC" },
  { name: "part-f9f04e2538.js", path: file77, bytes: 2323, integrity: "sha384-sctrU8qCe7DJ46s3oGgNdM6qyKLDkz90AasOXv+k68tM6/s2d6uOLcLMLIHqNu2m" },
  { name: "studio-165e2f6c1e.css", path: file78, bytes: 25021, integrity: "sha384-zm+yDocOgUyiz1W7jf8GiFtRFdbxDsC2A4QQT1zt3Jzd5TOPZQ32dTtaFzX+YmiP" },
  { name: "studio-4824e441e2.js", path: file79, bytes: 7607, integrity: "sha384-+owOPz8SkJMUE7z70Y3BXf3D7AXKK3LJvMHDtjH5FPr6s4IzPcRgQcw8iR2l+s1q" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-4824e441e2.js", style: "studio-165e2f6c1e.css", preload: ["part-0536003ec8.js","part-0e98f22095.js","part-2be75931e0.js","part-328ce45502.js","part-539e1d3147.js","part-83a518de1b.js","part-bb08c90845.js","part-cc836f44ef.js","part-ce2bd30aba.js","part-f4da263dac.js"] },
  console: { script: "console-95638bc564.js", style: "console-28ff8de1d1.css", preload: ["part-0536003ec8.js","part-539e1d3147.js"] },
  book: { script: "book-1c04faf00b.js", style: "book-66bbe5066c.css", preload: ["part-539e1d3147.js"] },
} as const;
