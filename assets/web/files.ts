/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7cf8770453.js" with { type: "file" };
import file1 from "./console-c6cc11b52c.css" with { type: "file" };
import file2 from "./part-01c47b8a8d.js" with { type: "file" };
import file3 from "./part-156a1f7303.js" with { type: "file" };
import file4 from "./part-23bbfbcf3b.js" with { type: "file" };
import file5 from "./part-2a5c30a862.js" with { type: "file" };
import file6 from "./part-2ea4b48b95.js" with { type: "file" };
import file7 from "./part-2f8d63728f.js" with { type: "file" };
import file8 from "./part-30bd9574c6.js" with { type: "file" };
import file9 from "./part-3972c37633.js" with { type: "file" };
import file10 from "./part-39f25940b0.js" with { type: "file" };
import file11 from "./part-3b3beca1f4.js" with { type: "file" };
import file12 from "./part-3b54fd9689.js" with { type: "file" };
import file13 from "./part-40a0e810c3.js" with { type: "file" };
import file14 from "./part-4430038008.js" with { type: "file" };
import file15 from "./part-472cd3f6c1.js" with { type: "file" };
import file16 from "./part-483e2daab3.js" with { type: "file" };
import file17 from "./part-4a5cc52265.js" with { type: "file" };
import file18 from "./part-4dceac2c74.js" with { type: "file" };
import file19 from "./part-508b367dee.js" with { type: "file" };
import file20 from "./part-56f25544b5.js" with { type: "file" };
import file21 from "./part-57f734ace8.js" with { type: "file" };
import file22 from "./part-594f9dd7c5.js" with { type: "file" };
import file23 from "./part-5952ed3f61.js" with { type: "file" };
import file24 from "./part-5eb6db0399.js" with { type: "file" };
import file25 from "./part-6054801432.js" with { type: "file" };
import file26 from "./part-6132bd87bb.js" with { type: "file" };
import file27 from "./part-63b48a75ad.js" with { type: "file" };
import file28 from "./part-6bd36d7de9.js" with { type: "file" };
import file29 from "./part-7cc41040c9.js" with { type: "file" };
import file30 from "./part-7fbd096181.js" with { type: "file" };
import file31 from "./part-8436c9b6da.js" with { type: "file" };
import file32 from "./part-8447657f46.js" with { type: "file" };
import file33 from "./part-86bbc5cf4b.js" with { type: "file" };
import file34 from "./part-86cd7219c7.js" with { type: "file" };
import file35 from "./part-8fa1b9b573.js" with { type: "file" };
import file36 from "./part-909b254337.js" with { type: "file" };
import file37 from "./part-9224d78790.js" with { type: "file" };
import file38 from "./part-953239679b.js" with { type: "file" };
import file39 from "./part-997b2a21bb.js" with { type: "file" };
import file40 from "./part-a1533fc53b.js" with { type: "file" };
import file41 from "./part-a244f80562.js" with { type: "file" };
import file42 from "./part-a47010a373.js" with { type: "file" };
import file43 from "./part-a5d1f203d2.js" with { type: "file" };
import file44 from "./part-a7a5223621.js" with { type: "file" };
import file45 from "./part-a7a7869135.js" with { type: "file" };
import file46 from "./part-ab608b1613.js" with { type: "file" };
import file47 from "./part-adf24ffe90.js" with { type: "file" };
import file48 from "./part-b1cb8cf635.js" with { type: "file" };
import file49 from "./part-b3b4eac963.js" with { type: "file" };
import file50 from "./part-b5716d9436.js" with { type: "file" };
import file51 from "./part-bbe251b4ac.js" with { type: "file" };
import file52 from "./part-be182cf563.js" with { type: "file" };
import file53 from "./part-c1bd74fbab.js" with { type: "file" };
import file54 from "./part-c7dce0b762.js" with { type: "file" };
import file55 from "./part-c87345a1a7.js" with { type: "file" };
import file56 from "./part-cbccf27d01.js" with { type: "file" };
import file57 from "./part-cd2f6bfebb.js" with { type: "file" };
import file58 from "./part-d0564056a6.js" with { type: "file" };
import file59 from "./part-d5d4001170.js" with { type: "file" };
import file60 from "./part-d98035da64.js" with { type: "file" };
import file61 from "./part-e0b34f96b1.js" with { type: "file" };
import file62 from "./part-e0b73ceaf2.js" with { type: "file" };
import file63 from "./part-e17f2eb9a0.js" with { type: "file" };
import file64 from "./part-e531cc6e1b.js" with { type: "file" };
import file65 from "./part-e8fc4f06d1.js" with { type: "file" };
import file66 from "./studio-64ba60cb34.js" with { type: "file" };
import file67 from "./studio-685d9ef67c.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7cf8770453.js", path: file0, bytes: 21476, integrity: "sha384-E1HhMb67KTC/NqVPAjKPTaGoNTCsTkeYkHXG9E6TiTbdAV4sTJIiqOvD2gswbBqf" },
  { name: "console-c6cc11b52c.css", path: file1, bytes: 56178, integrity: "sha384-cmFjx1z2DpP/1wonsAXSEvg8SQgkweGZbSonkUrnP1+FLKZejJYig3+S0WDs6sVm" },
  { name: "part-01c47b8a8d.js", path: file2, bytes: 25571, integrity: "sha384-p/Uabgr2fEQon+2wPBcqoK0XTwyFkid0huCxF35XMQFgjros5XOSn7Eq77WkIXRG" },
  { name: "part-156a1f7303.js", path: file3, bytes: 922, integrity: "sha384-nHCGXrPiNx0dNAvS+/uL4O7FGx9d9eJOoDrVQ/RbxCXRx0QLtr6gp4NajoPyR/uN" },
  { name: "part-23bbfbcf3b.js", path: file4, bytes: 743, integrity: "sha384-bOxCRbTWFUo3eijBc1AilwaDmCgYQDJgs3++Z1USWofR3kCBbThC0I05UrBI5vGU" },
  { name: "part-2a5c30a862.js", path: file5, bytes: 17597, integrity: "sha384-awV1sMgMw7nFgdr4VfaeKu1EJMbbiqWb+qh08iBmhcoNIqneQh4oqsBja3XcR6Jf" },
  { name: "part-2ea4b48b95.js", path: file6, bytes: 498, integrity: "sha384-f5yoRxQgjCssKLTC1qDP98ZlvmUc4hCLJ3mEuzKBUvyvRHicaEwYOdBj1tQ8Mzbs" },
  { name: "part-2f8d63728f.js", path: file7, bytes: 320, integrity: "sha384-HydIqfNYlPjE6ajiWnE4MbCrK6YgFFYLQYfwCfrA45NtqC/08LfOfYfp2pddvYcV" },
  { name: "part-30bd9574c6.js", path: file8, bytes: 4797, integrity: "sha384-Cy5bKe2IYwwVr2ifMP7UHnvqbguD6XtRuqLnTWK2OijjbdXp6BH2Hlf7btD2Ngut" },
  { name: "part-3972c37633.js", path: file9, bytes: 2034, integrity: "sha384-In7xU/4qD9zCafM/m1vtmhuZoXOvHssJnwI6cve8m9B/ijnifB6muqO0w2zNprQX" },
  { name: "part-39f25940b0.js", path: file10, bytes: 21398, integrity: "sha384-5n3JnYkB/swUabuT8bbjVG/eFwj4gMSba5804bpsDlJN3zhk57x8cX4c2a4QSXF+" },
  { name: "part-3b3beca1f4.js", path: file11, bytes: 3877, integrity: "sha384-oRaN1rGXRytG+6pER37HmN6JgUp0aTwhKRwalhMfVZAQlWccfFrSAqNi3V5efSSp" },
  { name: "part-3b54fd9689.js", path: file12, bytes: 548, integrity: "sha384-T2dtLGrLkbrUshKRDPi40CQ+lkLjxRSF1p0uA5GC2rDx2TNx9Y4JihPeKBD01GKT" },
  { name: "part-40a0e810c3.js", path: file13, bytes: 561, integrity: "sha384-9wftGfUlWN7iuNRwtK5c0Ew+CGQghWJn6IvXrqt0hPryj8NuUD0FFQ+lXzs0WgIu" },
  { name: "part-4430038008.js", path: file14, bytes: 7252, integrity: "sha384-fHjhgm0QPKhWVw2tiE3vk5x1wqNCtxuIrlaXIbWO0/ROXoKwd4rhHz14MRy0G3TB" },
  { name: "part-472cd3f6c1.js", path: file15, bytes: 459, integrity: "sha384-scEh5qNz0Vb0cMXXJks6/67rRhSj69SctG6TAZGtOdxIbawP/S+LjlhWyidmekHw" },
  { name: "part-483e2daab3.js", path: file16, bytes: 1311, integrity: "sha384-6bf6lZ3Z3LH4ZAvQYwyHgyw8zSvadAwWwVfO8LQWanWeg1yO9Y9LedQRLY/ALNjl" },
  { name: "part-4a5cc52265.js", path: file17, bytes: 1106, integrity: "sha384-5Uxf3ZF+ODiUZTYtPDh971IOEP0D3ApUtfNceYCp/u/eMLfP7b6e/WrRO51nolGq" },
  { name: "part-4dceac2c74.js", path: file18, bytes: 764, integrity: "sha384-HclHtReFYrGzH8TzCrfXFeR1Er6m7AejTJ2NgA507TXs+HXA0Fn5WH6IqUfHVTaB" },
  { name: "part-508b367dee.js", path: file19, bytes: 915, integrity: "sha384-LAPfE109yABqG1ZuSjM6Nzd6AIAyy0V0bEuDSCaHAxS0kLu4VJ+F6rzu3t5ysIyf" },
  { name: "part-56f25544b5.js", path: file20, bytes: 5322, integrity: "sha384-r3CJ2t/5WRxJlMf85CwEzOBPlmIwFg77CVuqNixgN1pQBkSt9QlSctRLKApJr1xQ" },
  { name: "part-57f734ace8.js", path: file21, bytes: 4344, integrity: "sha384-9X+FZstkc2NhQ/aDz3jOjsacNq9YZ8AxnB0cT/wIyqHA4B6bbffmk69cipTFFgDC" },
  { name: "part-594f9dd7c5.js", path: file22, bytes: 4517, integrity: "sha384-rB+i94/LUr+bskRAWeHOtSFmbaCxYKemr2ECAAu1gI1nhWAsqcu1Y/9UyDZNnSQ+" },
  { name: "part-5952ed3f61.js", path: file23, bytes: 577, integrity: "sha384-uuMQ0eZ6oLRN80CygzRnFs4xN6dmeFmQLCXjKmDALUX4SgFbkPi+mb24ilIesaHD" },
  { name: "part-5eb6db0399.js", path: file24, bytes: 391, integrity: "sha384-bhaEhxbsoLyIUA66KJA47bHAa35jTFCxSxfGBv/4MAD+XDmkEY++PI2iq/Lha4p5" },
  { name: "part-6054801432.js", path: file25, bytes: 1647, integrity: "sha384-pqY4pkn6uglk3qmIeI8GeR9vRuvCGB90eFqV42WL/9KLdP5+mOTe0xcxNHGjczzr" },
  { name: "part-6132bd87bb.js", path: file26, bytes: 3412, integrity: "sha384-40MZImoRnDD3/mafPWXpTYEMevqHd6Fqj8nmUNK+L1iEATSgkaSwIQPzyi8zBdod" },
  { name: "part-63b48a75ad.js", path: file27, bytes: 506, integrity: "sha384-Vdb0eu9ii6uozHDkjvzzuRqQoSdgMUEAHIK4bnt0mY1U7B6PvNGqZbnFsMWI719A" },
  { name: "part-6bd36d7de9.js", path: file28, bytes: 2739, integrity: "sha384-m4gjiFZgrBZb2f2r2vc8i5HAbmQgbzwJV+w31jphQGBGKeQkjOvqLJYNjj0BDqzV" },
  { name: "part-7cc41040c9.js", path: file29, bytes: 1367, integrity: "sha384-+63sTCLyWyeJveILxsdEe9j4HHeVBigzuzYwokzsv1zROha0PUjqxDBmn/YHCcro" },
  { name: "part-7fbd096181.js", path: file30, bytes: 7399, integrity: "sha384-4OI/M/t9yT4iQKpYdcdkwbRdzUMKgDBIYzeqMVz6DV+/NKTZEPsk5VsrAnTOgFq6" },
  { name: "part-8436c9b6da.js", path: file31, bytes: 473, integrity: "sha384-5Fg3MMDZZF0MnEIdpm7dE0lQpdQS7SkFPYpdV7HQnmw+8d7BseKBrowpTo0d7KTf" },
  { name: "part-8447657f46.js", path: file32, bytes: 4198, integrity: "sha384-UkMpOau4ufdh2c5RDTStHI4agF+KsYmOXdH0B1nF53gc+ecBpqJ84icUu2BCQDyq" },
  { name: "part-86bbc5cf4b.js", path: file33, bytes: 3356, integrity: "sha384-Hbhr/Hn66TrTZ1gpdy6pz9jCxGqIhyiwz9mwOZCNBcnUnoN+f4r3xM4w9fRK6TFy" },
  { name: "part-86cd7219c7.js", path: file34, bytes: 7170, integrity: "sha384-lOQjZnc1T22OmJthD3PmGatWwzdShPSdIH0dyBJnhfXk6JLUzhs4IfOiwmeOkFwV" },
  { name: "part-8fa1b9b573.js", path: file35, bytes: 605, integrity: "sha384-AzOCqo9ieygGDEfhNY0LTaD6YIii+lH/59u68pzvPg6v4bss8khxB2DhMCV0oEGZ" },
  { name: "part-909b254337.js", path: file36, bytes: 31635, integrity: "sha384-7On/GK6G86ZK1xXOvxiHIrewz9j4IGKcc4Hr2+XJODwbe91Zxs8n6vpOfbC9D4hM" },
  { name: "part-9224d78790.js", path: file37, bytes: 2902, integrity: "sha384-5AfvDKTzl8vxuUeitzz2ynDW7bqBp5wJVBNSqbHIQdjMeyQqHWP82bSirSGTX8wP" },
  { name: "part-953239679b.js", path: file38, bytes: 6882, integrity: "sha384-itzhZ5O/AvHmXivA2BxAOoO27/A5KCSi8LdrceRwacKZcNUj6hzqvBPS997AObI9" },
  { name: "part-997b2a21bb.js", path: file39, bytes: 8871, integrity: "sha384-gliaV1QAHh0ramHhDkbTMKE/1iZd2ABFcuKDoAb6LaA0BMM8MmvbfEn4B5hFbGDm" },
  { name: "part-a1533fc53b.js", path: file40, bytes: 47327, integrity: "sha384-p8QVcRpQJaOvtA73bpC2CdMS+x7H9KGGH2iB3pUSq39sdBpEPuIG+bRl+mav5wf9" },
  { name: "part-a244f80562.js", path: file41, bytes: 9567, integrity: "sha384-mpe5MYjxLJylr6OO/bEpSu19pGDRcqUElj3vYZ0hO42ADVDWcDDidNrR8AOJ7PSZ" },
  { name: "part-a47010a373.js", path: file42, bytes: 1622, integrity: "sha384-OPDlDMkoH8+QHvysaMiYpdl7OzwUXcdMgW3ait5l6kB6hUBiPqCyi5PJhLK7ey3k" },
  { name: "part-a5d1f203d2.js", path: file43, bytes: 64475, integrity: "sha384-WhGLKNxZRT/gp/4ytT+DH14l26ZS017kdAAPgkO1o4NFva/QFlMGG4/fnVvS0JrY" },
  { name: "part-a7a5223621.js", path: file44, bytes: 62142, integrity: "sha384-Hs+A129yZUndZuufTAxVye8ozwyLlcpAR7urC8RaDXTX2KFQXJiNfLHgcMRnGOGX" },
  { name: "part-a7a7869135.js", path: file45, bytes: 547, integrity: "sha384-pgrqZWcwbQhvrlktumMzdll9RerxisyhNv6PpLNEvDbt/F0F2kl/TUGr6AjolqIj" },
  { name: "part-ab608b1613.js", path: file46, bytes: 914, integrity: "sha384-b10F+7erIdhP6tPhagKulZzX2qlUEcHzLGaEZKsfokZTKnJGH6n0FnMq3rFGvgAV" },
  { name: "part-adf24ffe90.js", path: file47, bytes: 2323, integrity: "sha384-n9/FoWwehtYuRGuzW96E2fWBYJHU8jUbjehhx23rCpqSz0WH4qMQkYBRhX8Pjw2G" },
  { name: "part-b1cb8cf635.js", path: file48, bytes: 5471, integrity: "sha384-Y0tV3M085wrVnStjm7p/labDAklituZ4BVf6/Rif4Mvzl+453EKr59DWhAfFf8AY" },
  { name: "part-b3b4eac963.js", path: file49, bytes: 704, integrity: "sha384-cNmAUmVmJHAkiT7QowNrziq5EbxJyYLbFuv1fgcD3GMnMyLgNu+DBzupXdF+1B1I" },
  { name: "part-b5716d9436.js", path: file50, bytes: 1161, integrity: "sha384-5iOMk4rqeb6q49JmdCS6IXK1MnR9MTR3tA34cL5elcSS9QIsZETdpEd9o/8SkrXp" },
  { name: "part-bbe251b4ac.js", path: file51, bytes: 381, integrity: "sha384-PpY87ctw4pqRsnJ1zTG6l608VKXd5FU5szyyHQYFcw5JzDOoXsnV7t736ueh0s1J" },
  { name: "part-be182cf563.js", path: file52, bytes: 2720, integrity: "sha384-LMyZ9WkNQdXwlK+XOtLxoo/rkw8rS90Kfkv/z23SEIUxpnqowY+gsrdWqAiW6zpy" },
  { name: "part-c1bd74fbab.js", path: file53, bytes: 308, integrity: "sha384-IFKD4EqlvwbcleGtsC2cXqBKeWqXuBw9OyCyA1FBcxkJF2F9ID9uQNXS1zLzbng8" },
  { name: "part-c7dce0b762.js", path: file54, bytes: 488, integrity: "sha384-4pXyNarFF7kG8AqKJuz4XITHefEjfuqL+36vRXnXxMXpc92NLr80WXRoSvqn8tZE" },
  { name: "part-c87345a1a7.js", path: file55, bytes: 728, integrity: "sha384-z2XdvajnMfOyNtdSt+wmsgrvOSmFPvd+bopUvu6ne8VVAN0495jEQXhTIzxeqOK8" },
  { name: "part-cbccf27d01.js", path: file56, bytes: 6624, integrity: "sha384-jDoPkIKsVW7JHgUMiFMQmuKlNqqMYdq5Jbviv96SafwGRi4x7t4gt9sqDe4lDEwn" },
  { name: "part-cd2f6bfebb.js", path: file57, bytes: 809, integrity: "sha384-1x+XFHMkgahsLLDtRz9tChodQyQB5rmfjzMTboDSM4oiZqA3Q8xLNkX28i8u4xzl" },
  { name: "part-d0564056a6.js", path: file58, bytes: 1144, integrity: "sha384-8/f13kBG2uJz6ngQYH5biSPb2TznqKhRdudqEm2+MqGLLtlJNOz9RgCbVGYFKTzf" },
  { name: "part-d5d4001170.js", path: file59, bytes: 3827, integrity: "sha384-lhhwsAc+Tl4UZ96UdDdrLsrbKSuSdL3GHMrYaX/WK6OO5H5pnCk7v6PCrlwfjpW5" },
  { name: "part-d98035da64.js", path: file60, bytes: 2397, integrity: "sha384-P5q9q0puRdL74/3VErb7ahQKoZKmwzqZjCL8vNs8dfDAhwztbhBUZWn9quPthcKF" },
  { name: "part-e0b34f96b1.js", path: file61, bytes: 136, integrity: "sha384-2QYKTWgzVFfHjaofyjiM5vHb2M7y0A7EyDleuQwn3FJy9xUY7RSIMXEjl9UfsTPz" },
  { name: "part-e0b73ceaf2.js", path: file62, bytes: 43939, integrity: "sha384-yVRdNOZdq5MGoNcOZ7Mj3lPOZVHFob6pgYRhaX5ZQEJd9v8AqRTSHQn9fhaSlZXJ" },
  { name: "part-e17f2eb9a0.js", path: file63, bytes: 414, integrity: "sha384-aS7lj4e8mZXqgQir4t7LAe/k/wasMrhtUZR/UlyaPrAwqmvIIKlkHsYYCDyblYHZ" },
  { name: "part-e531cc6e1b.js", path: file64, bytes: 14406, integrity: "sha384-U5Aun6YmA/5aDWLNL0nHP87ltMVj+KFXynli5lzQmQZ2q1bJgQl6fxB9oUzM+qqX" },
  { name: "part-e8fc4f06d1.js", path: file65, bytes: 19362, integrity: "sha384-/ItR2ej5kIRCvK1TR+buWWnU/a9/lDyxRZYKzHHntvL41h+9/Dg9RUE0MbGsmPge" },
  { name: "studio-64ba60cb34.js", path: file66, bytes: 7615, integrity: "sha384-tFLq8itLnFbaxLpbvWppHg6ZjMbJRQBkK+R8ICcAyBtUkdJpQft+dyzslxP2wTre" },
  { name: "studio-685d9ef67c.css", path: file67, bytes: 24543, integrity: "sha384-JMPti8lMF+/W8hgw5ZPKPAOPomCy1L8Uk8jgdOX47PYF9BVrYUXEQlfRGjABkMqw" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-64ba60cb34.js", style: "studio-685d9ef67c.css", preload: ["part-40a0e810c3.js","part-472cd3f6c1.js","part-483e2daab3.js","part-997b2a21bb.js","part-a1533fc53b.js","part-a7a5223621.js","part-b3b4eac963.js","part-be182cf563.js","part-c87345a1a7.js","part-e17f2eb9a0.js"] },
  console: { script: "console-7cf8770453.js", style: "console-c6cc11b52c.css", preload: ["part-a7a5223621.js"] },
} as const;
