/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-37e8e44c8a.js" with { type: "file" };
import file1 from "./console-5144f827d8.css" with { type: "file" };
import file2 from "./part-10339df8d4.js" with { type: "file" };
import file3 from "./part-251d64a1a4.js" with { type: "file" };
import file4 from "./part-2c6fe84707.js" with { type: "file" };
import file5 from "./part-2cc0cfb971.js" with { type: "file" };
import file6 from "./part-3bdc7876c7.js" with { type: "file" };
import file7 from "./part-3ebd1c4e22.js" with { type: "file" };
import file8 from "./part-682ec494ac.js" with { type: "file" };
import file9 from "./part-6ccd82ac5b.js" with { type: "file" };
import file10 from "./part-6edb974499.js" with { type: "file" };
import file11 from "./part-73f540d946.js" with { type: "file" };
import file12 from "./part-7b42bc3987.js" with { type: "file" };
import file13 from "./part-7b7868ee4e.js" with { type: "file" };
import file14 from "./part-7bede0c9cf.js" with { type: "file" };
import file15 from "./part-7e65dc3c1f.js" with { type: "file" };
import file16 from "./part-7f389fd9bc.js" with { type: "file" };
import file17 from "./part-8553db5294.js" with { type: "file" };
import file18 from "./part-925908f6ac.js" with { type: "file" };
import file19 from "./part-93041e7569.js" with { type: "file" };
import file20 from "./part-95a78b8ba8.js" with { type: "file" };
import file21 from "./part-97da30d532.js" with { type: "file" };
import file22 from "./part-9b2d0b1df0.js" with { type: "file" };
import file23 from "./part-9d6dfb2722.js" with { type: "file" };
import file24 from "./part-a27f8298dc.js" with { type: "file" };
import file25 from "./part-b31c183fc0.js" with { type: "file" };
import file26 from "./part-be4cf6136c.js" with { type: "file" };
import file27 from "./part-cc252acadd.js" with { type: "file" };
import file28 from "./part-ce5531f854.js" with { type: "file" };
import file29 from "./part-de3b8aee39.js" with { type: "file" };
import file30 from "./part-e5d4762b2c.js" with { type: "file" };
import file31 from "./part-eb838c3738.js" with { type: "file" };
import file32 from "./part-f0a8e9f013.js" with { type: "file" };
import file33 from "./part-f1c727f3bb.js" with { type: "file" };
import file34 from "./studio-2c42c873ea.css" with { type: "file" };
import file35 from "./studio-d17c1853b2.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-37e8e44c8a.js", path: file0, bytes: 16162, integrity: "sha384-eJFzaajKHH981mhhrLlVTjJEVH7lMDkCzC496SnLHvkarsRDKC/KLo+2+hVvSPXJ" },
  { name: "console-5144f827d8.css", path: file1, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "part-10339df8d4.js", path: file2, bytes: 759, integrity: "sha384-J7ZKJzUDHp4t6wnZgHl7o31VJVtHvGmcZ+sO5CZwx/ETY8VjtpSQbozbY7K3bTRr" },
  { name: "part-251d64a1a4.js", path: file3, bytes: 1654, integrity: "sha384-xRWGMWGye7CbGXrTvhuOUlFUB9gFMBSfHuLJWF1FflIfUBUIFRDkj09uOUcSukyN" },
  { name: "part-2c6fe84707.js", path: file4, bytes: 11868, integrity: "sha384-ajUMPrcQ6Vcv9yB92lzUMNb7wu8LEYButJHKirRSvNpasDXpFyIkOS7KAop9fdRg" },
  { name: "part-2cc0cfb971.js", path: file5, bytes: 18850, integrity: "sha384-KR7MUKoYMqPu4GqqfCZbLD5rj0hgBUU5jhQQ+3+BId1IwTWF/LATfu6i1FKtFjH0" },
  { name: "part-3bdc7876c7.js", path: file6, bytes: 3492, integrity: "sha384-GX7yFHQ4pwu7dWLBtPO4yXEfo64Njfp67n8Y4QHlEjo41BJcxL246KweIFDmFHpO" },
  { name: "part-3ebd1c4e22.js", path: file7, bytes: 4233, integrity: "sha384-DUjmqm1GrvhUDIoJ9zrVoG3/5z0LcsAgxiNwHX5S+YQV1vaKUqv93MlRMQUCZo2I" },
  { name: "part-682ec494ac.js", path: file8, bytes: 704, integrity: "sha384-atUxsuzy9OxcDJB5rcfcyPkFjIIRC5HqcFhJ45dDDDopDACQxO38bVht8tQ30QpV" },
  { name: "part-6ccd82ac5b.js", path: file9, bytes: 412, integrity: "sha384-hAjQvQlHdRzewoYskCUAJWxsOGByQUp7ArI2su8m4SOn09yirNhbIaHHAumDBs15" },
  { name: "part-6edb974499.js", path: file10, bytes: 16219, integrity: "sha384-k0g4EJaSkyqUvNdx8OOLTLceNrHait4qnwUQvKaDeMmbNbkg/YVSAfkv9EFU8S2K" },
  { name: "part-73f540d946.js", path: file11, bytes: 922, integrity: "sha384-01C9S3deqGSoaYcVfAuj1/d3/EUNil8MsDc1y1DUG5JMPgw7A3IOjq4QohgR6EBg" },
  { name: "part-7b42bc3987.js", path: file12, bytes: 72996, integrity: "sha384-RRLjANwv66dQx4cth7HWZi2MbvlR7Nt0HRjXNWjSq4/FmScBLX+gXuTgrkJc7UDV" },
  { name: "part-7b7868ee4e.js", path: file13, bytes: 2720, integrity: "sha384-7Dppqa5sB/5rOiTtsg6lAr0l4o5+o9hClVj+peaqcgnaXPb8V1ZSmxsVglNJWZNf" },
  { name: "part-7bede0c9cf.js", path: file14, bytes: 281, integrity: "sha384-HKjcwY1gSFMYY4PnobI5uTWIOsPzBBmHQifomz45ELCr6CwiiV7EljD2D7HgLDe7" },
  { name: "part-7e65dc3c1f.js", path: file15, bytes: 53513, integrity: "sha384-fYf+uNGWGe4jEnBchTI3RzPQ3KGcbIvOVUrs/wd52rmNFFObqAsMhvWAmYtMV//+" },
  { name: "part-7f389fd9bc.js", path: file16, bytes: 3797, integrity: "sha384-WK1w5iCjRcZdmcGei3pfK2apjpApC+XmbDi118U3ef9J0RTfWi+G5nBGQsbGjSMY" },
  { name: "part-8553db5294.js", path: file17, bytes: 7821, integrity: "sha384-KiA84eX1DalrXGV/vBiwSrY/yd5Ws2rZum93C0YWOhBSfbmKK5ilmiGnj8EhpeJ+" },
  { name: "part-925908f6ac.js", path: file18, bytes: 983, integrity: "sha384-TXKlPK3p9U6jOO68zmdKvAjT6CYieWZWhEGdsfBlUdRijFNVAf9HsYb3OREJwwGb" },
  { name: "part-93041e7569.js", path: file19, bytes: 758, integrity: "sha384-Rm7oaitL6irgrHTJ8VTHucU6c8FoYGvpfyKSpUJKlxqh1qAJxlTi0aQjbzP8dAC+" },
  { name: "part-95a78b8ba8.js", path: file20, bytes: 31432, integrity: "sha384-oai3zr2RChmtoOPTpqerSfmTwMDblHhx3X7JKY3XfqcVveqt7ifJtC8pEzKVvIvR" },
  { name: "part-97da30d532.js", path: file21, bytes: 6188, integrity: "sha384-OjvxjxxFThf2F63CKUw5Jri7FEozklvToWp5An9p0L8GiJ61uNkXlr++F6dU1Em2" },
  { name: "part-9b2d0b1df0.js", path: file22, bytes: 482, integrity: "sha384-ovdmb5sba+Q+r7TqHQf81zltMYnSdidG/vWybgiorxEqvWl9faZtvCtbMn71MUF4" },
  { name: "part-9d6dfb2722.js", path: file23, bytes: 37128, integrity: "sha384-BP6JSxjjJXu89YvjjA8jYUbJK9BKWWT0sQukLVxvH5PRDIb89lIG/19+WoFraPAD" },
  { name: "part-a27f8298dc.js", path: file24, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-b31c183fc0.js", path: file25, bytes: 2309, integrity: "sha384-RpuSkVpLAJP8WdYOKR1AhniUlxJQDoyiTDAxlHZy9RA44yCNVsWbVxPFesiVoz2s" },
  { name: "part-be4cf6136c.js", path: file26, bytes: 1887, integrity: "sha384-pSx/lWCYPlrI1mRhRal4Zsq49XegnJ0UzdUIavskWqrjkx64ez4KrBGADe9UhwEW" },
  { name: "part-cc252acadd.js", path: file27, bytes: 4869, integrity: "sha384-zXfH/xtB2p3nJx1jq0Kd8y7NPEpQIV+lo65SwaNG+6KtAp8zLNlXoz5ICRf00B8N" },
  { name: "part-ce5531f854.js", path: file28, bytes: 546, integrity: "sha384-qj86BvitMLxCO2P7PbarQGeTxONt9BVolohAsPPdoRb66duh9Lnhobx3YL89sSXx" },
  { name: "part-de3b8aee39.js", path: file29, bytes: 5035, integrity: "sha384-A5b9SdJNVmF9i1RAjIM9kmImzGl5d4H17ivU1J/jWtqNCWB4PFjqv+BWGLHlfSbT" },
  { name: "part-e5d4762b2c.js", path: file30, bytes: 1259, integrity: "sha384-yrbpEN1rzQRfvgapcnkg8mDhgjUaymHAPePGOb8w6xzGpKIVbD9wWFLU0D0t/nmI" },
  { name: "part-eb838c3738.js", path: file31, bytes: 6592, integrity: "sha384-RxgKE+xcx4DQbvb2/VLGYIHCmte/+rmBi5rgSMKg2UMCvceP2w36il9pNTuL8fEm" },
  { name: "part-f0a8e9f013.js", path: file32, bytes: 3380, integrity: "sha384-dnDkfONAMIhx5s6ufEGeBbWotVi+8B2AVfV6188KuVpmlAKx9toIoB01ZlbGyYTU" },
  { name: "part-f1c727f3bb.js", path: file33, bytes: 1157, integrity: "sha384-WdxqzgKqsNNnLXVxbmYEKr6LiNT0RIeNzeVjh7EOEw9vbtzePf39bx1AgLhusr/H" },
  { name: "studio-2c42c873ea.css", path: file34, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-d17c1853b2.js", path: file35, bytes: 6032, integrity: "sha384-DPqlyNWM0Ham9kSQvDmp81wtSRCaZHt/FC0C8ilKcjeJvPoViIlsGSXkw8ZAsRxM" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-d17c1853b2.js", style: "studio-2c42c873ea.css", preload: ["part-682ec494ac.js","part-6ccd82ac5b.js","part-7e65dc3c1f.js","part-8553db5294.js","part-93041e7569.js","part-9d6dfb2722.js","part-be4cf6136c.js","part-e5d4762b2c.js"] },
  console: { script: "console-37e8e44c8a.js", style: "console-5144f827d8.css", preload: ["part-7e65dc3c1f.js"] },
} as const;
