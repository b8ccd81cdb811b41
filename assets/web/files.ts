/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-0f00a1254a.js" with { type: "file" };
import file1 from "./book-6fb10c14e9.css" with { type: "file" };
import file2 from "./console-494be36897.js" with { type: "file" };
import file3 from "./console-c7a625a554.css" with { type: "file" };
import file4 from "./part-0a97ca3959.js" with { type: "file" };
import file5 from "./part-0c6530928d.js" with { type: "file" };
import file6 from "./part-0c66e80e57.js" with { type: "file" };
import file7 from "./part-0ce0d73753.js" with { type: "file" };
import file8 from "./part-11ee4f1738.js" with { type: "file" };
import file9 from "./part-1974b124bc.js" with { type: "file" };
import file10 from "./part-1b0928989c.js" with { type: "file" };
import file11 from "./part-1cafa01330.js" with { type: "file" };
import file12 from "./part-1dbd0267f2.js" with { type: "file" };
import file13 from "./part-1dc832b468.js" with { type: "file" };
import file14 from "./part-1ee1386ca9.js" with { type: "file" };
import file15 from "./part-2db586c3b7.js" with { type: "file" };
import file16 from "./part-2eba965fbc.js" with { type: "file" };
import file17 from "./part-2fcda96783.js" with { type: "file" };
import file18 from "./part-3411bf797d.js" with { type: "file" };
import file19 from "./part-362b718392.js" with { type: "file" };
import file20 from "./part-37048ae814.js" with { type: "file" };
import file21 from "./part-3ac98f9443.js" with { type: "file" };
import file22 from "./part-3f83ed1dcd.js" with { type: "file" };
import file23 from "./part-47b9a7e8f9.js" with { type: "file" };
import file24 from "./part-4891cc9e0a.js" with { type: "file" };
import file25 from "./part-4a4e811004.js" with { type: "file" };
import file26 from "./part-4abb07d6c2.js" with { type: "file" };
import file27 from "./part-539e1d3147.js" with { type: "file" };
import file28 from "./part-57df64896c.js" with { type: "file" };
import file29 from "./part-5baa269cd6.js" with { type: "file" };
import file30 from "./part-5c057ff8c2.js" with { type: "file" };
import file31 from "./part-5ca7cf82b7.js" with { type: "file" };
import file32 from "./part-64dc1f5e44.js" with { type: "file" };
import file33 from "./part-6914719eb2.js" with { type: "file" };
import file34 from "./part-6e58dd9f16.js" with { type: "file" };
import file35 from "./part-703b349204.js" with { type: "file" };
import file36 from "./part-773207ed0f.js" with { type: "file" };
import file37 from "./part-79cae51683.js" with { type: "file" };
import file38 from "./part-7ab2ee258f.js" with { type: "file" };
import file39 from "./part-7cb2db8b68.js" with { type: "file" };
import file40 from "./part-7fa0ebca32.js" with { type: "file" };
import file41 from "./part-8bf2424d16.js" with { type: "file" };
import file42 from "./part-8cf59200e8.js" with { type: "file" };
import file43 from "./part-8eada3f82c.js" with { type: "file" };
import file44 from "./part-93612752ea.js" with { type: "file" };
import file45 from "./part-9420dd267f.js" with { type: "file" };
import file46 from "./part-9a13a22924.js" with { type: "file" };
import file47 from "./part-a1577f6090.js" with { type: "file" };
import file48 from "./part-a3d4cebd4d.js" with { type: "file" };
import file49 from "./part-a6d8d423d9.js" with { type: "file" };
import file50 from "./part-a781efa1a8.js" with { type: "file" };
import file51 from "./part-aae0419061.js" with { type: "file" };
import file52 from "./part-b1ad8b88fb.js" with { type: "file" };
import file53 from "./part-b448e285e0.js" with { type: "file" };
import file54 from "./part-b4e5cbed00.js" with { type: "file" };
import file55 from "./part-b90e9c98a3.js" with { type: "file" };
import file56 from "./part-b92a94ce92.js" with { type: "file" };
import file57 from "./part-ba2e0b64d3.js" with { type: "file" };
import file58 from "./part-be1730f1af.js" with { type: "file" };
import file59 from "./part-c9e2b4d9be.js" with { type: "file" };
import file60 from "./part-cf18bd6a04.js" with { type: "file" };
import file61 from "./part-d276557f6d.js" with { type: "file" };
import file62 from "./part-d45c22879b.js" with { type: "file" };
import file63 from "./part-d59d3d745d.js" with { type: "file" };
import file64 from "./part-d64f5e4c43.js" with { type: "file" };
import file65 from "./part-d6bdafe434.js" with { type: "file" };
import file66 from "./part-dbe7241aed.js" with { type: "file" };
import file67 from "./part-ec7dfc9820.js" with { type: "file" };
import file68 from "./part-ecbe977644.js" with { type: "file" };
import file69 from "./part-f071e62447.js" with { type: "file" };
import file70 from "./part-f49d140808.js" with { type: "file" };
import file71 from "./part-fa23049e9f.js" with { type: "file" };
import file72 from "./studio-024681bb9a.css" with { type: "file" };
import file73 from "./studio-ca16e5dd6a.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-0f00a1254a.js", path: file0, bytes: 6864, integrity: "sha384-/Jr0hlSb61gSNQG4FY0jEq1EuyH+o8iyqBgqgh9frZZIWfCKrfNxrVptV3bpwm6/" },
  { name: "book-6fb10c14e9.css", path: file1, bytes: 11597, integrity: "sha384-tPf3yHBk+ofoqoeReBvhX7Dl7sd4Sb4NUegjMBQke9dgDz2o7h2ILQqrXZDXZ0Y/" },
  { name: "console-494be36897.js", path: file2, bytes: 21659, integrity: "sha384-0kzG6a0qmlSWr51U2kAYauL4M250FoltSRhpQg8to4GINmzWTd9EZTA8iaU70M9N" },
  { name: "console-c7a625a554.css", path: file3, bytes: 56476, integrity: "sha384-vaRs93bYhcMOCrwAzJAISTWwXtyiwQ5qBKMEHW4hrwcFs3vgYKmk+Ji6kek3AJ9y" },
  { name: "part-0a97ca3959.js", path: file4, bytes: 20631, integrity: "sha384-3E5Ipmk3m0GAu0Gus+rq4Rqj3s1hONxV/4mnVX15LlqxTjovgr2YTPrEFwq637YH" },
  { name: "part-0c6530928d.js", path: file5, bytes: 743, integrity: "sha384-nAgg4eXpqO3F0TLkE2UfuYFKpWICUVmhuyzn6ktA3ry5Y2QGc9MxcO8D4Ucic9fk" },
  { name: "part-0c66e80e57.js", path: file6, bytes: 306, integrity: "sha384-9jKqEnID4TgsS27USsxV2I69eRIhxjbtrZQqteG5hHMhN+8VyeIXjHd1fsue6GGW" },
  { name: "part-0ce0d73753.js", path: file7, bytes: 64475, integrity: "sha384-XuuWf9F+vGNCeK5rWBa9chR7yA7DHo8YdvvSnxf8XDYhNCsMxZRZjfMTu3nYhtoX" },
  { name: "part-11ee4f1738.js", path: file8, bytes: 7170, integrity: "sha384-i5mtvSgBR157znUjpW6SkpipHKtRVLuZNmsaadCgeEDdfXU5sjWYugTuuvT8iqio" },
  { name: "part-1974b124bc.js", path: file9, bytes: 3961, integrity: "sha384-9CIxPrNGsccAYuM4aJDvtYe5ydJswuHytL6hua8YjkzLwLnk1Eyyk8k/Og2MB7WJ" },
  { name: "part-1b0928989c.js", path: file10, bytes: 414, integrity: "sha384-TLZF97eOLqVkkHUsG4RBynCGkminL5Uq5w8lUlkVmmyvrv4mjIJQYvyvFITUvhI7" },
  { name: "part-1cafa01330.js", path: file11, bytes: 2203, integrity: "sha384-TmHelCwm2HSffCGBB/TN94kVfAXgkTnPx1iB7dZ76CvyDOduUep0xM90q8DOY3gp" },
  { name: "part-1dbd0267f2.js", path: file12, bytes: 4344, integrity: "sha384-lL3c6qMTx67JUwTf0Y5JLS5vVLUd3Thq9FbY58j9b8jXb2pKAnXts+H4/yarXzPj" },
  { name: "part-1dc832b468.js", path: file13, bytes: 809, integrity: "sha384-m1ssts4GSAqGMCAMNnj7AO8LSPL9l8ODWlbB29XmMohQH9N+1nDY94Tor0PcBRVn" },
  { name: "part-1ee1386ca9.js", path: file14, bytes: 3356, integrity: "sha384-fPC023M9/O0qFOeygYWg4NprHrIXUKy0f81lEdc0cJy5tQcsu6pUWpo3jzED3PWE" },
  { name: "part-2db586c3b7.js", path: file15, bytes: 582, integrity: "sha384-a+Du16brwKIv5ZXST5bJ3XkGSggG1QR2xKOJ3v0YWAaP7aYXgfDhq8AWCbMh9+A3" },
  { name: "part-2eba965fbc.js", path: file16, bytes: 4933, integrity: "sha384-3YRHqrUgN4/7tkDSWNK9Jwzv6ykkfZBIX2UhwlTNQKZGuxF4TEmB7lzuS/kcPOqd" },
  { name: "part-2fcda96783.js", path: file17, bytes: 24351, integrity: "sha384-94dyyzyIjZYHm9wf5A3gMD9BM/61YTXK7B3jP9cgCqbrwGp5G0uc9sYZT+Da7VyQ" },
  { name: "part-3411bf797d.js", path: file18, bytes: 484, integrity: "sha384-MrC1Ck/vdZwkIBgdFPXbUt98VCEx/Yb4c7OM4qep7Ip3hFXsIDc5sOior4YxGg0V" },
  { name: "part-362b718392.js", path: file19, bytes: 1369, integrity: "sha384-kySKUbigqPHfPDVZiNYhTTSYyTLA36xbiL3dR/DVR70+Cx+5FgpnXgCJOQotOgVB" },
  { name: "part-37048ae814.js", path: file20, bytes: 488, integrity: "sha384-nOQrxcLmof9Uuc5U+PyLD5hIc8c98k6cwgk8ym9lATuM4vdP8NzTWxemik/IQqVT" },
  { name: "part-3ac98f9443.js", path: file21, bytes: 1104, integrity: "sha384-epB1qnZlrJ4d47OIYi2aESvR2ExR8JLiAMiw7Kdg3uzVvHbpMLMKWp6slbpX/ZzW" },
  { name: "part-3f83ed1dcd.js", path: file22, bytes: 391, integrity: "sha384-oxvNK7hKa8JrAVTG2fK33M4169MoqHTwxvyPFxgp70kzcpG3wR2fPdmQbHmY34Hw" },
  { name: "part-47b9a7e8f9.js", path: file23, bytes: 3846, integrity: "sha384-CPik6q6p3mdgQZlv8b+KSfHfObSKOlntwZ/6HcIBfJLvgK7GHWed7DUcOWpayJNr" },
  { name: "part-4891cc9e0a.js", path: file24, bytes: 6882, integrity: "sha384-wAwQNVrimow2jgCkBimXtc2OY5aIZd6JlvimvgK+wkdy/F32l9Az4KpIAa2XuPyQ" },
  { name: "part-4a4e811004.js", path: file25, bytes: 23923, integrity: "sha384-EbZmvttiLuUg6jFmkJynDW18rfuHje2ApxTQOgC7yqkInC9aZVykrH4xZ7NLP0Ub" },
  { name: "part-4abb07d6c2.js", path: file26, bytes: 4198, integrity: "sha384-PZUmW2kldBUoYVYlGRtIa3fCQWQh7x4Xi5eXDATvafe5pznUiJoU3WVxFdug8XB5" },
  { name: "part-539e1d3147.js", path: file27, bytes: 280, integrity: "sha384-rX1pFv4sRN2lyghWo2BkDxDMYbv+F2LJPnFbWiFmexlrlvNMJ0rzUgcvIt5mBxjO" },
  { name: "part-57df64896c.js", path: file28, bytes: 561, integrity: "sha384-MMe8uI+8+Tvxj3Yovq+xwzhZ7Pv7YSpLLizcna57hDComZ7SGx2QRi8erMhg6RwF" },
  { name: "part-5baa269cd6.js", path: file29, bytes: 1161, integrity: "sha384-Hu73G2YlLKYMNR2kOAmBxDvrxd3qLQPL+dUuXVRwlfxmcG6ukxum0CNTVQRO1tqZ" },
  { name: "part-5c057ff8c2.js", path: file30, bytes: 2720, integrity: "sha384-fiALoRrabrR+LQLD1qQWi/u8gA5Zt7o5K7J4uZ55hjuOFc7czYcXWLqVacoKrzj+" },
  { name: "part-5ca7cf82b7.js", path: file31, bytes: 547, integrity: "sha384-+uci7fg0lCiV0fXsNRDSu6KXhq2slS9LRjxOkh5hUa9HYb8/WzLxD91X586VCWbZ" },
  { name: "part-64dc1f5e44.js", path: file32, bytes: 3415, integrity: "sha384-Kr2eFolV9mPv+hhZo8wEc5WzDzj4JIlf8+ap5uP4vHo14pXhkYXYrtVK5CJBaiOo" },
  { name: "part-6914719eb2.js", path: file33, bytes: 1144, integrity: "sha384-TAFFtJd3OVryf60Z0d3dQ5eNwRRBxjbaN41J9THGO3jutt9IqX37S79AtGLZe9mO" },
  { name: "part-6e58dd9f16.js", path: file34, bytes: 7252, integrity: "sha384-bTCWMd9GtrDbOHnbCPNw1qg1fwWUGr5HZaFz/ALPp0xsqIt64anmxK3QWsV85fzq" },
  { name: "part-703b349204.js", path: file35, bytes: 17596, integrity: "sha384-gqSvnGetkWobigLa8c66BqUWj7q2gr+xT31sbvDw82QoWreCKT4dTOiR1BwXsO1k" },
  { name: "part-773207ed0f.js", path: file36, bytes: 894, integrity: "sha384-hFG5Fa2K4NFmOHnm93U61t8ZZrQ1I9+PqWgGtlZuS4xIKt58YqiUvG2Qotn25Wkl" },
  { name: "part-79cae51683.js", path: file37, bytes: 498, integrity: "sha384-n+0VS+hZYOJ22vtig9nWkZziHkSPzbiCXayjqVzU2hYkaSFgVo8Y4N2JeG8a/Aqr" },
  { name: "part-7ab2ee258f.js", path: file38, bytes: 381, integrity: "sha384-vaTQfw4U2wBUvfJQs+CHoKbY87tNu7jxbOVz3SBH+IQ86vWaiIcHXHu3vM3Gjy+q" },
  { name: "part-7cb2db8b68.js", path: file39, bytes: 548, integrity: "sha384-0LWy46ViNsvkKuoAHwexx2vHr40h5SsvwE9GMhJxSbUx4fQGbcrseaPiXsDWiwPg" },
  { name: "part-7fa0ebca32.js", path: file40, bytes: 136, integrity: "sha384-/KDlChtVSJ55oQZNjsBOkykrMogKEV6XZXGrKEzBQaqhLQaXF1PnZgSlVb7ksixm" },
  { name: "part-8bf2424d16.js", path: file41, bytes: 7399, integrity: "sha384-Fu+k1BI1/yG2jsCm326q/1CazJZLyyiozOtgh0BulDRB6Fiw5v6CRmQkDjCIbzGQ" },
  { name: "part-8cf59200e8.js", path: file42, bytes: 9567, integrity: "sha384-QuoJJZZZHGkao+D7QlgPc2qbRdwcsvhz9PtmHr3z/PiI5dFpKn+WKrGh5A7cqEqH" },
  { name: "part-8eada3f82c.js", path: file43, bytes: 506, integrity: "sha384-2qY9mpflcy3azWsrMH1kIOauvqQi71d7Wd0wANMHqcGtsB0COwyRFRjEw9rt0OlV" },
  { name: "part-93612752ea.js", path: file44, bytes: 31685, integrity: "sha384-1D9qmUF04HHKndpp06EBVVx4XBzhoepQ8fl5Jpwb7BdJjSVcQA5UZRs8mgAgF694" },
  { name: "part-9420dd267f.js", path: file45, bytes: 1647, integrity: "sha384-RgIFJsOaNJv34/6A8sFcriukZKTCvzPcAB9uknP2vAs6m2hzcVfqoaQZHridRovS" },
  { name: "part-9a13a22924.js", path: file46, bytes: 2902, integrity: "sha384-il8Dpjq5n6mLp/N+H/QCzfltUkcxbCgpvJCJEN0OGs0wDsbvtBLVucjIep9Q0VRZ" },
  { name: "part-a1577f6090.js", path: file47, bytes: 764, integrity: "sha384-XyW2iSECU5Xcpu0kMX3u6cbI+kpOMlDEuUH1yLEZIYFfRKHF4BEJRQUEB3XZNalN" },
  { name: "part-a3d4cebd4d.js", path: file48, bytes: 616, integrity: "sha384-S3GxvCUmfnQ87Rjw7iqwcqL4AvEXFTw+BjXfeneTsGXgjhXFXOfyQTwbfqm4VVqS" },
  { name: "part-a6d8d423d9.js", path: file49, bytes: 461, integrity: "sha384-5ZYnn7b+wQ645kp66gsRynKXuJ+OJHzFvcftLq11Wk++RIKxTdu7Xi8yt70uodMK" },
  { name: "part-a781efa1a8.js", path: file50, bytes: 2416, integrity: "sha384-NEu9M5SeYDsRTyv+VmCmjCuvCgUZOfLHZhMQKRTKcp+v3Q2qn4uQbiqL1+qISahc" },
  { name: "part-aae0419061.js", path: file51, bytes: 1605, integrity: "sha384-jvZ1YU+6fkxIYctttmqgzKxRtxB6S7V8Viaepc5hVnW+cLaNulcLOJ1VtzBTEvXW" },
  { name: "part-b1ad8b88fb.js", path: file52, bytes: 577, integrity: "sha384-xHYp5KhAT6hTfFAuF365ALDYhBaFiRI4pXKYEY0xXF5Il3CSd9NbltmAQ0urYc/N" },
  { name: "part-b448e285e0.js", path: file53, bytes: 732, integrity: "sha384-ApqEmhGP+6ozO9mA6ZabU1jbLvAtORMPtkYhmml91odt0HQW28l/T+Jx7y/CjEll" },
  { name: "part-b4e5cbed00.js", path: file54, bytes: 62003, integrity: "sha384-Wv9sIAIttYVnsKXqBNB2IkuCj9qnHDIM89tQ2yioI6AGBHkcaDgNvyh9Ly21lrn8" },
  { name: "part-b90e9c98a3.js", path: file55, bytes: 2739, integrity: "sha384-zGDYrzI+dHAdUCmXyHqPEqt31c/iQrXpmAbzA8kvC88d6NRM0DTEMIf3JOTFBWgE" },
  { name: "part-b92a94ce92.js", path: file56, bytes: 706, integrity: "sha384-0JO3vpTsiEfEoUZnwjxPUOwgus1v+5PE7BNWAYy0cFov6NeEmRM07wgG2VlTyM0c" },
  { name: "part-ba2e0b64d3.js", path: file57, bytes: 4547, integrity: "sha384-JYcWY7YfemVdQNA7hduPgxBJ9MjSm+kCngDMPk5GvUUnkbAt1VzoazH5okYlbJNE" },
  { name: "part-be1730f1af.js", path: file58, bytes: 796, integrity: "sha384-951J3KA8uwvt1w4Px7pHxLJKMBQbRw1+hJiGCfoXoaVJPAJs3+f4TsooLuMTcQOR" },
  { name: "part-c9e2b4d9be.js", path: file59, bytes: 8844, integrity: "sha384-geTiInbaXriZy1VlcyePjihaW7z2E9RtJSKf/a6lECqVe9QhfUDyMg/7kIZLkCBM" },
  { name: "part-cf18bd6a04.js", path: file60, bytes: 913, integrity: "sha384-8JICpuoDh1sKJKDccYH8yw1WuONwQrx1ftCKbB23XZwKqppgQmmrCumoOWyEYC4U" },
  { name: "part-d276557f6d.js", path: file61, bytes: 922, integrity: "sha384-69jNvBW82BmPoUH9N05+TCwJW7lo8soaHL8XDTbmcFgmQ7UC+HyYVonzbOrtvzSo" },
  { name: "part-d45c22879b.js", path: file62, bytes: 47542, integrity: "sha384-uRIKpjKPFy9HCakoiraYI90RZtaB8OZvKR7GmJz+/JDPUlLvru+XuPLxF4ktd5JQ" },
  { name: "part-d59d3d745d.js", path: file63, bytes: 6624, integrity: "sha384-vcl4MiTwnzFqmVKxD9+K4YsNrILMREajGfs3vr6wLJbyKjE0RqWWDdM8Q7+y/slf" },
  { name: "part-d64f5e4c43.js", path: file64, bytes: 2323, integrity: "sha384-0J43BNJcNXRk78UURnlj6/r56kXV8mJ1Uz8dE0q4LeubrMMcrRDX2h2O+8S7ziht" },
  { name: "part-d6bdafe434.js", path: file65, bytes: 5322, integrity: "sha384-N15uAhKrb4QnxBcmm1H2FKnJI4C5EVBBpvhGhbv7jg7cNFxribOB/8YB8uyhq2Gt" },
  { name: "part-dbe7241aed.js", path: file66, bytes: 4797, integrity: "sha384-FtXXgnjPE+16bihYE4uGBxwnkMS+aRMIfVBL4m8yi2GQ5Xg9ar6qUKySKtPpKMRb" },
  { name: "part-ec7dfc9820.js", path: file67, bytes: 1622, integrity: "sha384-C1g9pSkTUC1nUAQs1v96Aw+Ls8k8t+kauQDAZjlu2s3mOd4RE0z6UR48uM/qlOPw" },
  { name: "part-ecbe977644.js", path: file68, bytes: 14407, integrity: "sha384-e2t9tICVVE/FPtMu/lmgwBDY/C5cXYV0lkfunUPVWQtt3WhklPUVAo1AXf90GX72" },
  { name: "part-f071e62447.js", path: file69, bytes: 45180, integrity: "sha384-jcFVnjPlgtWcDqiU6TnFS+TUy7ix73/84VV1rlLau+sviwWR+6LsMpTruBuEGfhw" },
  { name: "part-f49d140808.js", path: file70, bytes: 25571, integrity: "sha384-LQwr1n36XAwteqNzRGarI1i8ZFYM+4S1aowAQVWNF2EzeI3vhh+y5klGAhpU9T8H" },
  { name: "part-fa23049e9f.js", path: file71, bytes: 923, integrity: "sha384-jHLsKlq3LMXKq92MDMxChGfD3GQF9kIy8TcBk8HWhAhdkl3mBT9heSph9Af81mYB" },
  { name: "studio-024681bb9a.css", path: file72, bytes: 25012, integrity: "sha384-HxGPTGrkIfRtLf7XOv2/Y8TLn1VDRvUfStgXnFyeukWkECrZFjnYZNymNrfZN3tB" },
  { name: "studio-ca16e5dd6a.js", path: file73, bytes: 7649, integrity: "sha384-gdYmgrC71zcINefpiCkbWqSobM7E4d5wHpGib1/xqQ3DnYI+CX83HAyJd7b/35Od" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ca16e5dd6a.js", style: "studio-024681bb9a.css", preload: ["part-1b0928989c.js","part-539e1d3147.js","part-57df64896c.js","part-5c057ff8c2.js","part-a6d8d423d9.js","part-aae0419061.js","part-b448e285e0.js","part-b4e5cbed00.js","part-b92a94ce92.js","part-c9e2b4d9be.js","part-d45c22879b.js"] },
  console: { script: "console-494be36897.js", style: "console-c7a625a554.css", preload: ["part-539e1d3147.js","part-b4e5cbed00.js"] },
  book: { script: "book-0f00a1254a.js", style: "book-6fb10c14e9.css", preload: ["part-539e1d3147.js"] },
} as const;
