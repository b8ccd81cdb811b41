/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-41f4449295.css" with { type: "file" };
import file1 from "./book-feaa657f5f.js" with { type: "file" };
import file2 from "./console-217c0ff9c7.js" with { type: "file" };
import file3 from "./console-cc31db09b2.css" with { type: "file" };
import file4 from "./part-02c8470e4e.js" with { type: "file" };
import file5 from "./part-0481bc5bd9.js" with { type: "file" };
import file6 from "./part-07edd9b07a.js" with { type: "file" };
import file7 from "./part-0cdc9532fb.js" with { type: "file" };
import file8 from "./part-1249c6d7c2.js" with { type: "file" };
import file9 from "./part-1f6b69b136.js" with { type: "file" };
import file10 from "./part-209d2c6f6e.js" with { type: "file" };
import file11 from "./part-21e0477c29.js" with { type: "file" };
import file12 from "./part-24c577ebd2.js" with { type: "file" };
import file13 from "./part-2553c54823.js" with { type: "file" };
import file14 from "./part-2614efaa4a.js" with { type: "file" };
import file15 from "./part-265b12c4ac.js" with { type: "file" };
import file16 from "./part-2c4f5b1cba.js" with { type: "file" };
import file17 from "./part-344fa78426.js" with { type: "file" };
import file18 from "./part-35d1d21491.js" with { type: "file" };
import file19 from "./part-35e3fb381a.js" with { type: "file" };
import file20 from "./part-3619536973.js" with { type: "file" };
import file21 from "./part-3b1ed62933.js" with { type: "file" };
import file22 from "./part-3c2eae9212.js" with { type: "file" };
import file23 from "./part-436510c8b4.js" with { type: "file" };
import file24 from "./part-442c84075c.js" with { type: "file" };
import file25 from "./part-5304a7f981.js" with { type: "file" };
import file26 from "./part-55e1827988.js" with { type: "file" };
import file27 from "./part-5dd58cfd69.js" with { type: "file" };
import file28 from "./part-5e3cc7afad.js" with { type: "file" };
import file29 from "./part-5e7b63f53d.js" with { type: "file" };
import file30 from "./part-5eb5423d48.js" with { type: "file" };
import file31 from "./part-6143b13bbe.js" with { type: "file" };
import file32 from "./part-65c9e8e89e.js" with { type: "file" };
import file33 from "./part-6ad6ed848f.js" with { type: "file" };
import file34 from "./part-6af12e89f8.js" with { type: "file" };
import file35 from "./part-6be1b6f7f9.js" with { type: "file" };
import file36 from "./part-71a71a4829.js" with { type: "file" };
import file37 from "./part-763845d855.js" with { type: "file" };
import file38 from "./part-774e1bf629.js" with { type: "file" };
import file39 from "./part-77a556fdd3.js" with { type: "file" };
import file40 from "./part-7b442fbf40.js" with { type: "file" };
import file41 from "./part-82e7d02069.js" with { type: "file" };
import file42 from "./part-83cacadc14.js" with { type: "file" };
import file43 from "./part-845d9c361c.js" with { type: "file" };
import file44 from "./part-8a4c0a7f7f.js" with { type: "file" };
import file45 from "./part-8b5a4d3d79.js" with { type: "file" };
import file46 from "./part-9246765660.js" with { type: "file" };
import file47 from "./part-9285b9b6a3.js" with { type: "file" };
import file48 from "./part-9605a57281.js" with { type: "file" };
import file49 from "./part-99edfbb9d3.js" with { type: "file" };
import file50 from "./part-9aee0930bf.js" with { type: "file" };
import file51 from "./part-9eb8c582a5.js" with { type: "file" };
import file52 from "./part-a55e8d5fc7.js" with { type: "file" };
import file53 from "./part-a76c4bc47c.js" with { type: "file" };
import file54 from "./part-ab73855979.js" with { type: "file" };
import file55 from "./part-ac4cbdd1b7.js" with { type: "file" };
import file56 from "./part-ac796b8330.js" with { type: "file" };
import file57 from "./part-af6144fcc6.js" with { type: "file" };
import file58 from "./part-b2819dbe3b.js" with { type: "file" };
import file59 from "./part-b5354b28cb.js" with { type: "file" };
import file60 from "./part-c65b973ea3.js" with { type: "file" };
import file61 from "./part-c9bc158630.js" with { type: "file" };
import file62 from "./part-c9cdfdc1ad.js" with { type: "file" };
import file63 from "./part-cae705f37a.js" with { type: "file" };
import file64 from "./part-cb68f768ee.js" with { type: "file" };
import file65 from "./part-cd71dafcf4.js" with { type: "file" };
import file66 from "./part-d1f3a7a589.js" with { type: "file" };
import file67 from "./part-d3290549a5.js" with { type: "file" };
import file68 from "./part-d651fb39e0.js" with { type: "file" };
import file69 from "./part-d96b839797.js" with { type: "file" };
import file70 from "./part-da032868e1.js" with { type: "file" };
import file71 from "./part-e0671abb20.js" with { type: "file" };
import file72 from "./part-e3b4aa0fe7.js" with { type: "file" };
import file73 from "./part-e5ee786408.js" with { type: "file" };
import file74 from "./part-e7fdeb81d0.js" with { type: "file" };
import file75 from "./part-e8649346ae.js" with { type: "file" };
import file76 from "./part-e8f77aee6f.js" with { type: "file" };
import file77 from "./part-f13ec25053.js" with { type: "file" };
import file78 from "./part-f44649e551.js" with { type: "file" };
import file79 from "./part-f523029bef.js" with { type: "file" };
import file80 from "./part-f6ce3e848f.js" with { type: "file" };
import file81 from "./part-fbb0eb3ef8.js" with { type: "file" };
import file82 from "./part-ffe1c6a295.js" with { type: "file" };
import file83 from "./studio-2cd7c5f296.js" with { type: "file" };
import file84 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-41f4449295.css", path: file0, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "book-feaa657f5f.js", path: file1, bytes: 7229, integrity: "sha384-vwBl4EX5XM7Kg6co/wtErumbVG9G7OFg+6eoUCRgx3ft+jg9laR692/mjr+CVzJb" },
  { name: "console-217c0ff9c7.js", path: file2, bytes: 22281, integrity: "sha384-irFxuudKbCpZJo27pTskEaW0i+1OeedUgFQVSHxNhGIlJZwSRNBG/r3IaBLr/vse" },
  { name: "console-cc31db09b2.css", path: file3, bytes: 56722, integrity: "sha384-dM6RJZ+r4ylw5EQiBjeSzMkB1oR580ObhdIRS4oTVNaV1tytqD0RrIJsZRbS/gau" },
  { name: "part-02c8470e4e.js", path: file4, bytes: 334, integrity: "sha384-4g2A2fKuQhPXceqq7pKYRftM+JWeYDO8zaKsc9FV8ymfqI9vEfG6eV08lBw9wTcY" },
  { name: "part-0481bc5bd9.js", path: file5, bytes: 706, integrity: "sha384-mXJnpZoTlxkSP1foVcngg3AJX/VHpMlEJ5eCFNX1PDQ7wVmqp6yGnF9xdMtbeuwK" },
  { name: "part-07edd9b07a.js", path: file6, bytes: 7399, integrity: "sha384-atzCakieS34lmlvWBNiHxE08Gfl2McTp9fOayoT/H1avfBb6VeR/VUK2awg+H6MV" },
  { name: "part-0cdc9532fb.js", path: file7, bytes: 4344, integrity: "sha384-tSBsym0fVOtdoYKpWrttpE0I8Y0LzOM8XY9qOpizmtTS1ytYU2/ZVokmDb/uaW9d" },
  { name: "part-1249c6d7c2.js", path: file8, bytes: 18227, integrity: "sha384-TccVliI6XwdwuKK9RYx0CZiQKYvVqOiAbuF3fZ85NY704BbPGW/IqKJBSZfiGQme" },
  { name: "part-1f6b69b136.js", path: file9, bytes: 6994, integrity: "sha384-a/bRc9eu9VoHkpGjWq6LVAIvkf+E9G/7NcV5UZET/AwgFz9TOCp7fcWYERFqd0Oh" },
  { name: "part-209d2c6f6e.js", path: file10, bytes: 11115, integrity: "sha384-Xwk03vdjBZiEHa9r0vtSAgcx5CLNdPk9RlhLkmSwZIHMokPpClMtV9d9uQ0uCSqv" },
  { name: "part-21e0477c29.js", path: file11, bytes: 45454, integrity: "sha384-JMRLxK4d8F9Y8Q2BECEq1x43/VCKOS5GCVdGIEyvNEhn/yTzROXWchjiH1xtFq82" },
  { name: "part-24c577ebd2.js", path: file12, bytes: 561, integrity: "sha384-moA2DEYV9VRUgKKZqdsM3NLFfCj5JcO68b72/Ql/W5N837MNrMWQB0rtPKnLemDq" },
  { name: "part-2553c54823.js", path: file13, bytes: 12767, integrity: "sha384-868+DLGAmzNLjYaav3203sJE3AxwjvVqT6zRQYYX+N7RBe+MpcHowQHwrPF8l/as" },
  { name: "part-2614efaa4a.js", path: file14, bytes: 44376, integrity: "sha384-pJe2nertDklsnaqOuq3qL/ujdkVED71fNfD6WpFCUh/iTn8PDCCZhYTDTZUgTua5" },
  { name: "part-265b12c4ac.js", path: file15, bytes: 547, integrity: "sha384-AiNodh0OW2qEsqZmanVUVYeH7tv3NomleqGkckwRxspVk+t5EotOlweC7NKfnL+/" },
  { name: "part-2c4f5b1cba.js", path: file16, bytes: 506, integrity: "sha384-LZwLX2kIDZAC3rKGjzQistwLCziS1WKGK5sm4zzJ4sCbuXrG9yuoUtFCzedc/Icf" },
  { name: "part-344fa78426.js", path: file17, bytes: 2203, integrity: "sha384-5vR8FTaxZqLW8yacow5Nu3vcO8IHuNQ/fcd3TKQsdsG9o7RaLlpglyPVL/Eq2VTx" },
  { name: "part-35d1d21491.js", path: file18, bytes: 32361, integrity: "sha384-1ACDuMFyuDTrEnAhflE+iWPowLSMmh5ltXH7Nc2pLfX1j3jP/RDoWLwiSfe8FoZF" },
  { name: "part-35e3fb381a.js", path: file19, bytes: 3530, integrity: "sha384-JBYV34E/IrHQL8HdOz/ByBWlLjEA/XinDw0H0CQw/3kEXso7WBOq0CuOHGLrSFJw" },
  { name: "part-3619536973.js", path: file20, bytes: 370, integrity: "sha384-yYo5cjCKAhy0yxapHzmRTfKU0oX8TIuPovusWbGr6+Ky82JAMZMdieoavfuLLOg5" },
  { name: "part-3b1ed62933.js", path: file21, bytes: 64331, integrity: "sha384-8F2q6bOaI7PuI6WJ4fDo/zyi0GGIfrQ1jFArfA1xv8PFIHIsqURNkjEnrOFR9oWM" },
  { name: "part-3c2eae9212.js", path: file22, bytes: 3415, integrity: "sha384-spporcVC80z1bqVrDBnOmVThvoR4dZVPib24UOomwgPXjXmIQYstjhNH12wmkD3A" },
  { name: "part-436510c8b4.js", path: file23, bytes: 25405, integrity: "sha384-YuEe0Wo4gfZ0aMGy07fa9Jk9uDcomS2EBAQcBOjyPFkmKdtY4wsoylAsjev5VnCl" },
  { name: "part-442c84075c.js", path: file24, bytes: 487, integrity: "sha384-6ztC+7u3MnQD0MONklSkU79QoHHdv09n+1dT6bv6RwhoSCPAoxrTTdn513KU2KGJ" },
  { name: "part-5304a7f981.js", path: file25, bytes: 2424, integrity: "sha384-09+ucN2JLEF/rEblsX9FZkb/HKjhwrYLQbHAZL+tnLQcQ+0Y1VvD+LZFa3p8ocib" },
  { name: "part-55e1827988.js", path: file26, bytes: 920, integrity: "sha384-9dLPohH7vP4B3arbhX2b1wftvFQZwlhfa6UoBstkKX8V4PEZKgZfs5o8eosbNjyD" },
  { name: "part-5dd58cfd69.js", path: file27, bytes: 2447, integrity: "sha384-hEX6bp4vp9/eOV80qvcrJwxgKEmWEuG1ictOV9Lx7nKh8uUpUOijXJKwoLJ2FwZZ" },
  { name: "part-5e3cc7afad.js", path: file28, bytes: 6624, integrity: "sha384-aux4rEiEWmB7NcSxyjl6AkGCkMIo9eNxC1+fERHsy8P7g/RwQEWbD0IyHh8oibmW" },
  { name: "part-5e7b63f53d.js", path: file29, bytes: 9073, integrity: "sha384-r1HWF7UmcRgIIxttpdxZixIB47EchQ9ObvbJ9GhQxp/vSIvAPIWkyJZdOdHgKdP5" },
  { name: "part-5eb5423d48.js", path: file30, bytes: 17597, integrity: "sha384-3EvXhFywLB00mX5sYx8y2K9U3PA1dQl0S/dSsb3PvinAG6gxzEI2mJ5td0NGpHZf" },
  { name: "part-6143b13bbe.js", path: file31, bytes: 1144, integrity: "sha384-WbhCnxKlR+e5BFnWuRhkCr+/eiBLJqdjI2b/vcrUggcBTuAbk96PiF2ykYM3aAf2" },
  { name: "part-65c9e8e89e.js", path: file32, bytes: 582, integrity: "sha384-ecVhy29FaUEUGHFWqkMC6FhCdOrEwgnBQbOqD3zAprZnoMh6o2Bym+iehvhbPtXF" },
  { name: "part-6ad6ed848f.js", path: file33, bytes: 764, integrity: "sha384-LxXLTnzO15NFtwBVSQNzjOefnLkLb+d4nW6lWK2FbwTLPV6y1fysTBdK2rwGK/qW" },
  { name: "part-6af12e89f8.js", path: file34, bytes: 1587, integrity: "sha384-ZnSEsvPJ2DVst9JJEaFgLqOTWE3MHxoPdov13XvilcrWT6/kM2mujIJ9Q/6xvpFV" },
  { name: "part-6be1b6f7f9.js", path: file35, bytes: 922, integrity: "sha384-GXu8F8D8++sNqBoVHYEwDOm0jcw2e0E689hFyVBgv3AAYYaG8N0HvOACTxhihA8q" },
  { name: "part-71a71a4829.js", path: file36, bytes: 913, integrity: "sha384-SsKxTVD4zTCS5sdr+93mY2YCm8xHlUuDVlOK2PU60UuHgZRB2sJmUOOXY6NwNBdI" },
  { name: "part-763845d855.js", path: file37, bytes: 4826, integrity: "sha384-L8DuvXq5NgUBelp+/saVOJ4OeyR6BEZ1ABIrc9Kk1Ex7FL+P4tsjsGj8LXJ4V1Zu" },
  { name: "part-774e1bf629.js", path: file38, bytes: 1624, integrity: "sha384-ZjDUGD2SikBPVwauWtv6L6OaOXxqABRXVZwX5GcXj5twm6H/KAdCz7KOjGFgqw9k" },
  { name: "part-77a556fdd3.js", path: file39, bytes: 1647, integrity: "sha384-7UdcnbTAfNS/w60ifS0pINs7OJl3u4JPjQcbS3NkBamZ9wWHcZvqDnTdxG091QEE" },
  { name: "part-7b442fbf40.js", path: file40, bytes: 616, integrity: "sha384-pZJmv5j4tkSJ3XYez95+kKW7ezaC3EKBzl/ZRmjprgDk1SJQrDSuiUdaJQHD6eka" },
  { name: "part-82e7d02069.js", path: file41, bytes: 1161, integrity: "sha384-Ki4MABWDSLeruNz6V79QjuDQXcbolEroy9aa7XZeW9B3F7SicJHbB7PcdsEizrHn" },
  { name: "part-83cacadc14.js", path: file42, bytes: 1104, integrity: "sha384-fRP8U4rLmTS8PA/J9WIBKxnNV92DNE/r4iTTZpY1qoyl8P50yLkkDPGHxnAPbHHU" },
  { name: "part-845d9c361c.js", path: file43, bytes: 4596, integrity: "sha384-c7a4faGXAiaS2fgtevfWBYe68m1FHZ7jKDPWZWceJee30By8gmACiSucEDa7etez" },
  { name: "part-8a4c0a7f7f.js", path: file44, bytes: 280, integrity: "sha384-RuWdCZt9EmHfBxRMrd9SyRReZosXkQZRTzZTSSnCfzyxqD1sS38h/4HYgYzK7jd2" },
  { name: "part-8b5a4d3d79.js", path: file45, bytes: 3961, integrity: "sha384-WHG74knNqKLCxZV624863xrAyFakRzm5ZvoOkYUeP1NHX4qZ32JhIzOb5owR90Q3" },
  { name: "part-9246765660.js", path: file46, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-9285b9b6a3.js", path: file47, bytes: 7170, integrity: "sha384-MYne6wgDBj3GUl+isOO0fX96tkqZA1VQJHnhMexEyrDtSS94vM8/QhQrq4EhYB+P" },
  { name: "part-9605a57281.js", path: file48, bytes: 378, integrity: "sha384-A/YEYDYatDyoCqTvM9t/wT17EoQeAHnAumd4XfAvfUwuB1pRBdSgPEtk/jn6pnC2" },
  { name: "part-99edfbb9d3.js", path: file49, bytes: 488, integrity: "sha384-XZD/k3DMrOqMZrNyLDLUXa9S4M13tETGOdtptv3hvaZ+7px+02PD9bVwAfuGPKsQ" },
  { name: "part-9aee0930bf.js", path: file50, bytes: 577, integrity: "sha384-xNxhz1AYqgy9tyg97cjJ6657pf7yLMlJAoEa79XV/TIxWTK+gquQKwbBYSNH7XYI" },
  { name: "part-9eb8c582a5.js", path: file51, bytes: 4933, integrity: "sha384-fbIUfkmF/HGvfbMX+nqNjkWiXBT9TqPZRZ9iwJj55NJKy6fRe9eL6KGqDjArgpeg" },
  { name: "part-a55e8d5fc7.js", path: file52, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a76c4bc47c.js", path: file53, bytes: 2323, integrity: "sha384-1soAHyYxJQeqrf5dpK0T26lfrAz7EY7J07IJuKz3M/G/Ao1aIth5QiE/DgpDbTKD" },
  { name: "part-ab73855979.js", path: file54, bytes: 2711, integrity: "sha384-1qDJt2QZ3u1L28P1xZpo0WlolKnuMEmj9Ooy6iW4WXg8lAEl5eZAjhyP5gJ9JgcO" },
  { name: "part-ac4cbdd1b7.js", path: file55, bytes: 526, integrity: "sha384-zyGx8ow8N9Tr7iLwZduueqsi7HoUSXY2wDSliz3El+/RIgmbwDz8oM8x+A+H/Q1G" },
  { name: "part-ac796b8330.js", path: file56, bytes: 7252, integrity: "sha384-f4PlzY53whTUU3PVNv59u/X6YqNHw6CNXlW0Ml7Kq8I8J/ioYcYKVVxOP3MxODZg" },
  { name: "part-af6144fcc6.js", path: file57, bytes: 5351, integrity: "sha384-iw4p9e0r8M17cTEwEcTXXYe99tjhkwhzg9dSd2kYIuNaU6u2BfC+lVGsYBdzYJ+N" },
  { name: "part-b2819dbe3b.js", path: file58, bytes: 4198, integrity: "sha384-ex02cF4vHUc5Z7ehQVnZyEsqV/6hHJJXXWneWglUxIFrV3SfVcrCeiiMJrSC5SMB" },
  { name: "part-b5354b28cb.js", path: file59, bytes: 548, integrity: "sha384-0XJ9zvMghwFSpTojdNmw0SHrisVmhoeEFjWWlwgS3MBjvnMgzXMTdSw6Z83unihU" },
  { name: "part-c65b973ea3.js", path: file60, bytes: 136, integrity: "sha384-q1WOGkfkgsCRPE3CA2cdzWKDfmHjDJZ97nC12OuXfDS7KSgeK6lKGjyTHspoU8CK" },
  { name: "part-c9bc158630.js", path: file61, bytes: 2683, integrity: "sha384-sCGWMAkOBXe+u4VuPVlKFl9YcqXLfV+IcoKM9LOnOwRTApLylUA4ELwuFU+HQsh6" },
  { name: "part-c9cdfdc1ad.js", path: file62, bytes: 3645, integrity: "sha384-ywRTkRefJrT+5pvsRQp9HmV8JwOhqz0PE2Cv0zRSQS/ttFc9UI04NFLDGsgdRIYH" },
  { name: "part-cae705f37a.js", path: file63, bytes: 484, integrity: "sha384-++QuV3OW54WjSmQSroWoTADxIEw/qIIwcxUHccT768oTZUUcls8nM5w9YXuLECNN" },
  { name: "part-cb68f768ee.js", path: file64, bytes: 796, integrity: "sha384-kJNy7EdZr0/tlHcy8Uwk22b5u1ROSGk7ibFWZDdgE6/XpkduOcTlxhfaRYyv0AWV" },
  { name: "part-cd71dafcf4.js", path: file65, bytes: 6439, integrity: "sha384-KI2d/Yc+CcgE3XClZRXH1TGKCfPTI++fr190rR2RiNOTrHDkWlNPohVf6fjEyDd3" },
  { name: "part-d1f3a7a589.js", path: file66, bytes: 383, integrity: "sha384-ukbZ/od4p6NWrmQohYqZ7RbCuA9sq4TW14VM6QBlyT5ljfiun2Ylxdfve155eB/N" },
  { name: "part-d3290549a5.js", path: file67, bytes: 1369, integrity: "sha384-GNx2kafNtSROAwVKkXiPseOV+O/FqGrH5mMhp9lmvUFKJNPk6rbl7YjJuU7eKUdr" },
  { name: "part-d651fb39e0.js", path: file68, bytes: 732, integrity: "sha384-JmvkM1Hyy1pCYgemInbUSdPLcFmt+6hmSFiRZsALi2yed9rhL8Y+r4I1XI9FZvnu" },
  { name: "part-d96b839797.js", path: file69, bytes: 498, integrity: "sha384-TtX+trnx58oLyc0BfnHfpT+aasQKFsWSRIJtekxamUNZ56FsoKEOu/wKuCPBz4/i" },
  { name: "part-da032868e1.js", path: file70, bytes: 928, integrity: "sha384-IRrL/2gvkH7vjMbaFMH8QZndzHcqxBYi2GR+otdWSppmrYyRHx1UOb2jQSgna/f8" },
  { name: "part-e0671abb20.js", path: file71, bytes: 9187, integrity: "sha384-3VnJuZjLX3nBRXjJbMBI1NKQ+MvHnraxKudSdWt8cHA60JcNQIxwAqgecbaq3nl8" },
  { name: "part-e3b4aa0fe7.js", path: file72, bytes: 61994, integrity: "sha384-42B4pm/xpaFouFIYGyjkTQnv1/t2HhNl9+8KQCBOKjPPInozIkEGVvbfPxKhD0ei" },
  { name: "part-e5ee786408.js", path: file73, bytes: 1622, integrity: "sha384-5vgB/GPB+wK9uv+ikemnvKVNBpTALWqPcIZM9PyLTg1rnjlYHDWEk9BpCqlJmQdF" },
  { name: "part-e7fdeb81d0.js", path: file74, bytes: 3904, integrity: "sha384-f2oWpsMC0h8liE7oOTrrWT30wQf8cZEOe5s3zZPvr92gIq8ko5kUwyaa31WWyq38" },
  { name: "part-e8649346ae.js", path: file75, bytes: 616, integrity: "sha384-XZoJfHTG6mHoc8V73TJ/E6dzHyGXXyfYMKi7XJ2P2DcWK9+FvH2cyS7U8XskAjLu" },
  { name: "part-e8f77aee6f.js", path: file76, bytes: 14562, integrity: "sha384-dL2Px+NqUmE6VOJedW8K+UKwnl6P+XE3ZV8UuxoRM7lEIeXVjJZ3JwyooAA1VdaJ" },
  { name: "part-f13ec25053.js", path: file77, bytes: 24589, integrity: "sha384-6BYyiEgbJzCtlbVz8XRs0d5t295TMdXAcIocXIV7r44LS2XwGiYJB6vJgfIpkc8B" },
  { name: "part-f44649e551.js", path: file78, bytes: 325, integrity: "sha384-cVh1f4G7QvcW371A3HuBpcywRbnznMrJXkT4T175CKgDp/RCo3EFIbX76WsB4H9a" },
  { name: "part-f523029bef.js", path: file79, bytes: 391, integrity: "sha384-F3GsbM8kECitk6tlQTp5FH4g9NXgqBqAN3JYyFaQSY5x1VKyxWjWt7fWCaGvUWXW" },
  { name: "part-f6ce3e848f.js", path: file80, bytes: 2744, integrity: "sha384-iVMDQSWtP5CmGPhRZZUHmAKMjZ31p3U2ZROQh5Kvhdps4uyhusx+yip4OOICz+pf" },
  { name: "part-fbb0eb3ef8.js", path: file81, bytes: 743, integrity: "sha384-Uvk1jRImYMsxIz8l0OewK8JW+wzz2NSgxnGeWB51MN0ixwWkPAkvzVpBVefrfpEl" },
  { name: "part-ffe1c6a295.js", path: file82, bytes: 461, integrity: "sha384-kOpWBLTb1ebpnhDENHJ1oHeZ1iBqToEBgW35dYHverZkgiOZKOyQ3dvaPGR9sFsJ" },
  { name: "studio-2cd7c5f296.js", path: file83, bytes: 7642, integrity: "sha384-XK1KXB3l/6ONMWGCTwhkqRy1JRov6WUq6g6aHyBWotl19u0XkL46HLGo/P8Bd1L6" },
  { name: "studio-fc2e0292dc.css", path: file84, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2cd7c5f296.js", style: "studio-fc2e0292dc.css", preload: ["part-24c577ebd2.js","part-2614efaa4a.js","part-6af12e89f8.js","part-8a4c0a7f7f.js","part-d651fb39e0.js","part-e0671abb20.js","part-e3b4aa0fe7.js","part-e8649346ae.js","part-f44649e551.js","part-f6ce3e848f.js","part-ffe1c6a295.js"] },
  console: { script: "console-217c0ff9c7.js", style: "console-cc31db09b2.css", preload: ["part-8a4c0a7f7f.js","part-e3b4aa0fe7.js"] },
  book: { script: "book-feaa657f5f.js", style: "book-41f4449295.css", preload: ["part-8a4c0a7f7f.js"] },
} as const;
