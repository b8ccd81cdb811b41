/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-0a9ba60361.js" with { type: "file" };
import file1 from "./console-5144f827d8.css" with { type: "file" };
import file2 from "./part-0bb7099007.js" with { type: "file" };
import file3 from "./part-256dfbd7a2.js" with { type: "file" };
import file4 from "./part-26d40bc8a5.js" with { type: "file" };
import file5 from "./part-2f236d249d.js" with { type: "file" };
import file6 from "./part-402d252cb3.js" with { type: "file" };
import file7 from "./part-476c12d768.js" with { type: "file" };
import file8 from "./part-48f628a5a5.js" with { type: "file" };
import file9 from "./part-52d61fef54.js" with { type: "file" };
import file10 from "./part-580caa4838.js" with { type: "file" };
import file11 from "./part-5ed51ba8b6.js" with { type: "file" };
import file12 from "./part-7180b96531.js" with { type: "file" };
import file13 from "./part-75188e0870.js" with { type: "file" };
import file14 from "./part-7f25794a4f.js" with { type: "file" };
import file15 from "./part-a01ee7a8b9.js" with { type: "file" };
import file16 from "./part-af607d60da.js" with { type: "file" };
import file17 from "./part-bb7f239f3d.js" with { type: "file" };
import file18 from "./part-bc06f9440d.js" with { type: "file" };
import file19 from "./part-c043d210c3.js" with { type: "file" };
import file20 from "./part-c5b5420b64.js" with { type: "file" };
import file21 from "./part-c633d93a3b.js" with { type: "file" };
import file22 from "./part-c66ea95752.js" with { type: "file" };
import file23 from "./part-c6b584bc66.js" with { type: "file" };
import file24 from "./part-d92757b0c5.js" with { type: "file" };
import file25 from "./part-ebefbf5b45.js" with { type: "file" };
import file26 from "./part-ebf82461fa.js" with { type: "file" };
import file27 from "./part-ef56a9c02e.js" with { type: "file" };
import file28 from "./part-f4a2626fce.js" with { type: "file" };
import file29 from "./part-f84ab7837c.js" with { type: "file" };
import file30 from "./part-fa02bec560.js" with { type: "file" };
import file31 from "./part-fb98fe4c76.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-c528018798.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-0a9ba60361.js", path: file0, bytes: 17652, integrity: "sha384-W+q+4czoBHaCGeQL7+je+sjp8Wcbl1J1QhtioAccsxafBnH7VFt0J8+kH2cY6Wx9" },
  { name: "console-5144f827d8.css", path: file1, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "part-0bb7099007.js", path: file2, bytes: 31567, integrity: "sha384-xTxpYiWQHkilJ4Uj8m7gPt2XrITkuCPdGOQU1AXZhfvhQw/D1lTtSP1tC5NKxS/a" },
  { name: "part-256dfbd7a2.js", path: file3, bytes: 546, integrity: "sha384-FaHfylscg+/qOlsmpbS3JScIgp1+bhuixp/oOuJ0Tga7MLKnJ31NGHGe23NRKxaN" },
  { name: "part-26d40bc8a5.js", path: file4, bytes: 3462, integrity: "sha384-M4K/dp1fk0MEf0f+J0Fv93U1Yy5uz8VPCuBm7azx4vzPogI160hBGywo9r2w6dWw" },
  { name: "part-2f236d249d.js", path: file5, bytes: 7816, integrity: "sha384-P1tEK6swJPGu4/YbhcuOxMnIC5yLn7BMoj116tykScj/v1O7FPywEteUkxCNAfhh" },
  { name: "part-402d252cb3.js", path: file6, bytes: 412, integrity: "sha384-O4guByRIEzAIvT3jKhOy1waDPj6KSfIBic0jH2rwA3F2FOS+hBXsxbh5cTprp1gN" },
  { name: "part-476c12d768.js", path: file7, bytes: 488, integrity: "sha384-T+1W72LQV9vOAhbtO2zTJaO3tAgddO751mlBOgAOScsBy9Mjy6VKJ3RPSKNUUKe5" },
  { name: "part-48f628a5a5.js", path: file8, bytes: 1157, integrity: "sha384-h+DhbAzjd3bVQmjBeaSL/pxFRzmzAANvTL33ykNptkUS3o+TeBI9scN6Lb4WZ/6q" },
  { name: "part-52d61fef54.js", path: file9, bytes: 2309, integrity: "sha384-dwg6QSdlc2BfD/jVEQ4ubHPgh99h4JYaEJn6JkKWDnnVk/yb+OrRWkQZZOGPa3Al" },
  { name: "part-580caa4838.js", path: file10, bytes: 922, integrity: "sha384-vpcmDz6FUXX64dhsA90DMrh/rRTPVnmmI2qW1NKkHS4eQ6wPNcwkrxIanIZXPpdM" },
  { name: "part-5ed51ba8b6.js", path: file11, bytes: 72966, integrity: "sha384-goPQ3ZunE/woEaK+G4Ppn3f9VKOqOgV71Wk679iA9B7mtINAE+2NeZtpHavSzkZY" },
  { name: "part-7180b96531.js", path: file12, bytes: 953, integrity: "sha384-dCHIcyoUqNC79Bo5qItudABx1jFkH6g5BKzr3HuAYL0Lw3Qk8jJCVKfHbPNV1Amk" },
  { name: "part-75188e0870.js", path: file13, bytes: 18818, integrity: "sha384-UGaPEaRS7aN7E72v4yqJXGtCr5LOFxaVwQB4Mpwa7cHcPH2+t/9yv8bf1ThEpLWv" },
  { name: "part-7f25794a4f.js", path: file14, bytes: 6160, integrity: "sha384-71mL8h30mpOEcVH2yhXGSR+dgw4MGNFK+uiotEpPuBU8nCJ8nr5an/gAb1EoZtht" },
  { name: "part-a01ee7a8b9.js", path: file15, bytes: 45536, integrity: "sha384-cREXQmzs1MiUI9RSzpcsHLgjX+67pGclJu+FUB9ndkF6+8cyqnU8w3++S/KbrEIQ" },
  { name: "part-af607d60da.js", path: file16, bytes: 759, integrity: "sha384-oe6/pSfQI/Pl04IX36W+bxeJv6nSVz8gnxgjkojDk2BkOP0e0O0s4hMX2OdyCFIv" },
  { name: "part-bb7f239f3d.js", path: file17, bytes: 1649, integrity: "sha384-pPUhutcP2MYfa+eLEtryghcHQeCFgaX3dkTYoCVZ5d/x8+83bPShgmxHa0V/79sS" },
  { name: "part-bc06f9440d.js", path: file18, bytes: 3826, integrity: "sha384-IwEZtkjz6Aglqce6N/PpDLMI+n9c5ADT9D0WFNCvxQKrl5CY5/IRaKU0T5to8SNo" },
  { name: "part-c043d210c3.js", path: file19, bytes: 1853, integrity: "sha384-Xj8DbzLSFFO4L7NLf734gi3kr345+sBnUJ8odCm6CzI9cpi7jPIp67LFDJhJKNB1" },
  { name: "part-c5b5420b64.js", path: file20, bytes: 4841, integrity: "sha384-vepUsUJZ8eFi2mw8tPZ2jupmbX9kbRvT2P5+F5wCin7lmj5PaFgyhoGagPkqPydD" },
  { name: "part-c633d93a3b.js", path: file21, bytes: 4208, integrity: "sha384-4u7ymiRkHKjx+p0H1749V26Z8GR/qRxa+DKapV132wBIOepsf+f3KxivPZTpTGm+" },
  { name: "part-c66ea95752.js", path: file22, bytes: 16184, integrity: "sha384-N9GgYHvc1OC6YAE2Un52UDu21dxUBK+lmN+fHwA2eFKbxHMC9VqvXSoRh6hnx576" },
  { name: "part-c6b584bc66.js", path: file23, bytes: 11851, integrity: "sha384-5BertGDWBA/wdTsl5h4jEseamdFZRpEXm73jjQLOPtYkT3SVGOvRO4q9im6lI3Mp" },
  { name: "part-d92757b0c5.js", path: file24, bytes: 704, integrity: "sha384-Lrh06azq9GXk+tUVlJMC2JBoJOVQjCCcj8C1bkJrP5ZHsNfLMiuOJv3YtJfGgoJ6" },
  { name: "part-ebefbf5b45.js", path: file25, bytes: 52612, integrity: "sha384-VerQi5EqlcA6HkpRpjMMH2htqrhhRR02VUqEx2coAGOZ8XSTCzw2YWsf4n655Cd7" },
  { name: "part-ebf82461fa.js", path: file26, bytes: 3391, integrity: "sha384-uzNXBDRSDyT131dFD+1b2YkURBbsnVqG1CKOk48mv2n75Uu7EAWWBCRXAwGA/yLk" },
  { name: "part-ef56a9c02e.js", path: file27, bytes: 281, integrity: "sha384-xAAry+BHoPzXOLTmzUpDWs7D+4XbWMtmHEGIQQ86RF94iMogKRv9CcbGCYHoA29q" },
  { name: "part-f4a2626fce.js", path: file28, bytes: 131, integrity: "sha384-zAsueVgBPXiidNoBzOv8QtoZDKbhFMgaX35DgQ9qVW0fKRTE+UyOlnq/yGm4cTZ3" },
  { name: "part-f84ab7837c.js", path: file29, bytes: 6587, integrity: "sha384-0eXEZKH7hOgi9IxGyJKqbi2tlbSlt/rJGf7saggK6Ok9ndzhiY4SvPNSiZFeKgjl" },
  { name: "part-fa02bec560.js", path: file30, bytes: 4994, integrity: "sha384-UPd3NCOUAwoC3w7piZu81abKBXBmigkhm9GWWUhWvNKNVnE+5DkEatem84Mm6hyL" },
  { name: "part-fb98fe4c76.js", path: file31, bytes: 758, integrity: "sha384-Kkg0kwSBc7whjc4MIf5GS/kjkpNLY3MPw1WCX2/tQxdCfGL253SFR7GF1htCL5Bp" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-c528018798.js", path: file33, bytes: 5977, integrity: "sha384-qgFMcropTI23ysWIYKgY7pgIq2Hlk9KT++nq4EM0Bl38hsDSJ5aEc12SwL1IV1qy" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c528018798.js", style: "studio-2c42c873ea.css", preload: ["part-2f236d249d.js","part-402d252cb3.js","part-a01ee7a8b9.js","part-c043d210c3.js","part-d92757b0c5.js","part-ebefbf5b45.js","part-fb98fe4c76.js"] },
  console: { script: "console-0a9ba60361.js", style: "console-5144f827d8.css", preload: ["part-ebefbf5b45.js"] },
} as const;
