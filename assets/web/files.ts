/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3a759eb2dc.css" with { type: "file" };
import file1 from "./console-c40e7746f4.js" with { type: "file" };
import file2 from "./part-031a3f5383.js" with { type: "file" };
import file3 from "./part-0dd3821fd2.js" with { type: "file" };
import file4 from "./part-0f72d889a5.js" with { type: "file" };
import file5 from "./part-0fc5d2e489.js" with { type: "file" };
import file6 from "./part-17e102ffe5.js" with { type: "file" };
import file7 from "./part-23b2f8a4f7.js" with { type: "file" };
import file8 from "./part-2a540e195a.js" with { type: "file" };
import file9 from "./part-2c70d6c57b.js" with { type: "file" };
import file10 from "./part-318ba54b02.js" with { type: "file" };
import file11 from "./part-3195930655.js" with { type: "file" };
import file12 from "./part-36b85f531b.js" with { type: "file" };
import file13 from "./part-3bd3dfdc31.js" with { type: "file" };
import file14 from "./part-3e8ef7b4ae.js" with { type: "file" };
import file15 from "./part-43b888c7be.js" with { type: "file" };
import file16 from "./part-461f6e7b37.js" with { type: "file" };
import file17 from "./part-5c941c8565.js" with { type: "file" };
import file18 from "./part-5ee94b3974.js" with { type: "file" };
import file19 from "./part-608533f6c0.js" with { type: "file" };
import file20 from "./part-6862da3337.js" with { type: "file" };
import file21 from "./part-68d2a27144.js" with { type: "file" };
import file22 from "./part-6e71dd744f.js" with { type: "file" };
import file23 from "./part-75b03fe85f.js" with { type: "file" };
import file24 from "./part-7877ae57f9.js" with { type: "file" };
import file25 from "./part-799bec02aa.js" with { type: "file" };
import file26 from "./part-7ee7895bce.js" with { type: "file" };
import file27 from "./part-8f3dbd3ec3.js" with { type: "file" };
import file28 from "./part-933ddebd2c.js" with { type: "file" };
import file29 from "./part-a0e7485f54.js" with { type: "file" };
import file30 from "./part-a2643f05c7.js" with { type: "file" };
import file31 from "./part-aa924ecaea.js" with { type: "file" };
import file32 from "./part-aab7f8d20b.js" with { type: "file" };
import file33 from "./part-ac4f42a4e0.js" with { type: "file" };
import file34 from "./part-c001949c9f.js" with { type: "file" };
import file35 from "./part-c3abbf1564.js" with { type: "file" };
import file36 from "./part-c9c89bd76d.js" with { type: "file" };
import file37 from "./part-d17db07537.js" with { type: "file" };
import file38 from "./part-d6bcdc8883.js" with { type: "file" };
import file39 from "./part-dc558d2073.js" with { type: "file" };
import file40 from "./part-e153d45ab9.js" with { type: "file" };
import file41 from "./part-e329a57f93.js" with { type: "file" };
import file42 from "./part-e74e4912b3.js" with { type: "file" };
import file43 from "./part-f09e400b40.js" with { type: "file" };
import file44 from "./part-f42d8e50f4.js" with { type: "file" };
import file45 from "./part-f85e92c7af.js" with { type: "file" };
import file46 from "./part-fa8519771c.js" with { type: "file" };
import file47 from "./part-fae0df6a61.js" with { type: "file" };
import file48 from "./part-fb2c422b1c.js" with { type: "file" };
import file49 from "./part-fe4fc5f3a3.js" with { type: "file" };
import file50 from "./studio-1eafd87b7d.css" with { type: "file" };
import file51 from "./studio-6a765a2b11.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3a759eb2dc.css", path: file0, bytes: 51776, integrity: "sha384-OM7LSy5QqFLk+N4d6NTwrdvh43e1NfVhg0kGKe00+PHKizkevSiu7BRmwbkJLJLo" },
  { name: "console-c40e7746f4.js", path: file1, bytes: 21104, integrity: "sha384-jwdAqC1Jzdkatbtc3K5fYWoYwoLlMAyXGUhytKXp7W4lfDqeRwd0yNB+9/cVOzD/" },
  { name: "part-031a3f5383.js", path: file2, bytes: 764, integrity: "sha384-gW7JZGF0Jof3/q/tPfG6KjymyAgJ9PSq7FejTM5IaJgw8wAJCD+cHJUIGNPsXfXF" },
  { name: "part-0dd3821fd2.js", path: file3, bytes: 546, integrity: "sha384-DK2GpMc9LOs8bkPf8okSMrtzDZWrhUEWhDj9z/p3DoHev4XSu7KryvFry98/vA+S" },
  { name: "part-0f72d889a5.js", path: file4, bytes: 8565, integrity: "sha384-WzFltw6FTaslbgN6Zl1MqM8V6oxh9xCq7vSZEAhJTYU6bHUzCicxxP66skEuXc0c" },
  { name: "part-0fc5d2e489.js", path: file5, bytes: 6620, integrity: "sha384-MAHXWOzzyYml7l+QaCr67RPx/xn9DGu3TyI/Pm+g5tGTHerEBxJWAY/48Mf6a9hH" },
  { name: "part-17e102ffe5.js", path: file6, bytes: 2721, integrity: "sha384-rGnF7RRLOmPYV8kpw+eoYPyCXz7V/pwYJ0JfljtMz9a3ZYIhqXyG5rBV1Cgk0zPz" },
  { name: "part-23b2f8a4f7.js", path: file7, bytes: 4396, integrity: "sha384-8Y18J9KdwcB8ipGUHsCuL1fdfoDSfQ4TW/chP67iD00nkLGUen8fgRU9d77uUH0F" },
  { name: "part-2a540e195a.js", path: file8, bytes: 1311, integrity: "sha384-lfQ7YPrMT5lAufJpEQU4QSk0vlqB1LTODb6HIwVcndYOuhDRHenIteQQ3v4ejr78" },
  { name: "part-2c70d6c57b.js", path: file9, bytes: 2240, integrity: "sha384-oauBjMyy2EAt4TfYhxKPqDGs53oLBMguXxzjfeCs45M6S6/HAHhIEpVenhyF2je9" },
  { name: "part-318ba54b02.js", path: file10, bytes: 577, integrity: "sha384-LDpo6HnxJI921G0UDsNCVogrZjHZC6MmbnB5axq7UvSyyU3VOi2cIsCpl4MIgJem" },
  { name: "part-3195930655.js", path: file11, bytes: 1647, integrity: "sha384-EYPdrEqzRoTFk5lXoaRqnAS4G72tbQPLelCC6LMGjLaIr+AGmt84hOiYEzGCervY" },
  { name: "part-36b85f531b.js", path: file12, bytes: 25819, integrity: "sha384-c08nBhg31awiI81DlDUX1BbHPctRQpNevnNodUiXXX2eQKKd+m7nEQ+zZRnHFPqm" },
  { name: "part-3bd3dfdc31.js", path: file13, bytes: 1106, integrity: "sha384-MKUIU+TWdBMQciqN4dfVQttJD2uU42eRItfFsglbOBmWbCCGKhYLHLvCSumPPv1L" },
  { name: "part-3e8ef7b4ae.js", path: file14, bytes: 37849, integrity: "sha384-pCcBQ+38cxhXUs/0I4Fuwa2+roMvSLjcqQbJaj/1M8255KwSK61Lu9o0T5vi4PHn" },
  { name: "part-43b888c7be.js", path: file15, bytes: 308, integrity: "sha384-JPHJQPvXIklHz3ohrSg+fmPXR3ra0ES/ajuUxjL6V1hi6Ia58hzGhcmnX3A3vjEo" },
  { name: "part-461f6e7b37.js", path: file16, bytes: 1063, integrity: "sha384-DdEx9rjktAs1cZfpMUplvPm/oqVgE86SkBZRJz5lGaceU6n/+tYTiqbXnQ07BVs4" },
  { name: "part-5c941c8565.js", path: file17, bytes: 728, integrity: "sha384-TCEVmNvfmUMbh3H15kBYY+Zf1ZThUB+1BQAUeE27M3vg5Xkfzqt6VopQBj9iLrKy" },
  { name: "part-5ee94b3974.js", path: file18, bytes: 3633, integrity: "sha384-qphrdlpLcFfwDiPQDYE3b1hHGNoYhUjA/z6zbih9JopJw5bWpy1lSlGPBMOeQ5zr" },
  { name: "part-608533f6c0.js", path: file19, bytes: 922, integrity: "sha384-tV3G29iV00AjKZTe2/exLkKHZnb8ql6bSSwSVKIVZKkRVYU2NvpyDE9vauvgPJOZ" },
  { name: "part-6862da3337.js", path: file20, bytes: 4745, integrity: "sha384-1cUCuWNE3yOdxpweenEyVy4ia21ahaPiqfqY9tg3vAq5Sf8boUTErvhVFkn5DDgs" },
  { name: "part-68d2a27144.js", path: file21, bytes: 320, integrity: "sha384-YC4ippIqhYrR78GozV6aScWWevjZr59ewXM+XFhWOa3Oplg7VOm6fohQBGI03Hnc" },
  { name: "part-6e71dd744f.js", path: file22, bytes: 1153, integrity: "sha384-60id038vWWIzWlSmw7Lfxa4Yomn4SJxnIIYlUjLNIJSeN9eVbmIn+gZ5GM0wDlZK" },
  { name: "part-75b03fe85f.js", path: file23, bytes: 5554, integrity: "sha384-ZW5JguaakZg8ncc160JD1jc1GWedOkMuNgCFZNMeAI5UsTAdRHRi25TdNu8N0+6f" },
  { name: "part-7877ae57f9.js", path: file24, bytes: 459, integrity: "sha384-7aCzmWYAkyMJnZkTDJOAk+TbdAa6y7ePc0VYpIaa2zIcoGHuWzNrJNkz0pMrI3Nh" },
  { name: "part-799bec02aa.js", path: file25, bytes: 561, integrity: "sha384-XPICBoDfY6CHeYCtnnLGFqQ9B0G3fNmGsPkUmHd1zbBHiJw3aCDFVfT5OYTl+/7z" },
  { name: "part-7ee7895bce.js", path: file26, bytes: 3877, integrity: "sha384-04sscbqvWbvaxGQluRap4bjVO8XKQBnTMxleAQ27hE6DJKCExVSMx/KBVI7wck24" },
  { name: "part-8f3dbd3ec3.js", path: file27, bytes: 704, integrity: "sha384-WTkJrJoQolzxEli40ROuLSeYriiHvO2v5Uk+l+3k08C5ftQuWa6bezSYAFXWI+gp" },
  { name: "part-933ddebd2c.js", path: file28, bytes: 22032, integrity: "sha384-jXlDF8dl8CBn8dgBZMjOlLyfi3+D0vzIhEnskRKZqKlN9AZJR1EMog2tHgmsjdtS" },
  { name: "part-a0e7485f54.js", path: file29, bytes: 7567, integrity: "sha384-snoRu0M+dXPTAUYuUhfhmg5mcC7Fvl20oPIUjSM3u72o42UXODszNE5qMmWyzPvk" },
  { name: "part-a2643f05c7.js", path: file30, bytes: 48531, integrity: "sha384-MzJs5WjrO7MjcS78nshu15THIMqT3mLD+vB5R2NLmHAGtzedyxUc29FkUoB06CPS" },
  { name: "part-aa924ecaea.js", path: file31, bytes: 5688, integrity: "sha384-Mmr8UGoqjsnoUjV9eQF5HEYcXip1Yl74sCj8h1sZhc7Yr9Y0Q07UCSZUkrlqzdGb" },
  { name: "part-aab7f8d20b.js", path: file32, bytes: 5773, integrity: "sha384-LE3IgsW0aT1A3bUeAi8F0dZigON7l8ybCUiU602UrEBw2/HyRWwJMsZjx/EMcejl" },
  { name: "part-ac4f42a4e0.js", path: file33, bytes: 547, integrity: "sha384-5WZiFtp/32byUZ+k689sHqMfRMJ18eqOIMPEk08qqs2YazuXC5lTX+nM4ONYGPFF" },
  { name: "part-c001949c9f.js", path: file34, bytes: 743, integrity: "sha384-ac0bhfpIMtSjCfOBH3hgfb4F7j6oFK6v09mRvzRNpGp6yM0nrMTaW80M9e3YO+JU" },
  { name: "part-c3abbf1564.js", path: file35, bytes: 1295, integrity: "sha384-/caf0drU6NYzJaxhBw2iT+9qsz4EStn/UDJZms1TDnKETUmeF598r4vSgv4hUZzp" },
  { name: "part-c9c89bd76d.js", path: file36, bytes: 2538, integrity: "sha384-7iSasu1nVqfm324pKRrCouW5elAzsxmdMJbGvUM42EjBjchvJXEaEuOCPcFny8A+" },
  { name: "part-d17db07537.js", path: file37, bytes: 488, integrity: "sha384-nZll5XDKJR4OKOS8I/jH+NjChLg88Mq6Na/SjiTEZnbmR9Otv7MtkKHMacSdI48U" },
  { name: "part-d6bcdc8883.js", path: file38, bytes: 786, integrity: "sha384-Yamm/Mr3cRWglGhWFMI0RglgFtGVFTfH+dcpEtsCUno+gbL6YwQDr/2s4lzHLwgm" },
  { name: "part-dc558d2073.js", path: file39, bytes: 62016, integrity: "sha384-4R7jlaBm9ZXDS/uhf2U6maIxia8O9h4cMWHRnN5GTap/DyWmRufB4IuMbjW8NI4p" },
  { name: "part-e153d45ab9.js", path: file40, bytes: 16238, integrity: "sha384-u6kMjkCLpVET2j5lPRz/twMc1Ig70aAEcUpOolU1jydA5GQvR6dmg/4Eq6p+DqEq" },
  { name: "part-e329a57f93.js", path: file41, bytes: 2349, integrity: "sha384-Bay6aK4iQ2Yv6M3YcLfirnsMKfVm60Is0QPlVgwLUWYcUd1unQbsWNsopPBqhsyA" },
  { name: "part-e74e4912b3.js", path: file42, bytes: 3139, integrity: "sha384-fHEWuEsizx/RF/fJF/X6yktqI9spXIwcFiqPHtRLwvkRqkB7dMiyME4qsHZ62uPd" },
  { name: "part-f09e400b40.js", path: file43, bytes: 29935, integrity: "sha384-xjkmY8XCY1A0PDrtzCKIpbceFxSDuHwFCQ9yD8+OuNQaaHBD+NXfFambSn61a49K" },
  { name: "part-f42d8e50f4.js", path: file44, bytes: 71394, integrity: "sha384-4D5Z1pnkj/jU7SfiHZi0UqRBO6wlR0+gI/O7uOS+PQFhl/nyEsLSWmxHFvW9lyPV" },
  { name: "part-f85e92c7af.js", path: file45, bytes: 279, integrity: "sha384-q1qaoFzJqMxscPSBVFuDdHvf19LytBGhbx7k6HmgVhU0bRqePvLqYDHdjfSWvFUV" },
  { name: "part-fa8519771c.js", path: file46, bytes: 5551, integrity: "sha384-JmYK7la4yIZUXsU1WkVvtyHxQewejM55FaUpMN3aIfsANUzPakN9erd5gZe7MfkG" },
  { name: "part-fae0df6a61.js", path: file47, bytes: 4268, integrity: "sha384-eHvrNpj/pMK6eJSiCuNrZf4Q9gxJCrt/tCSFKoiAU1RqDVnvo6Qp3NLk2Mf+geEH" },
  { name: "part-fb2c422b1c.js", path: file48, bytes: 414, integrity: "sha384-IxoDxS4VTOzZx04fu7ExwBQtG62a7vXDfwAXWbsLNXm67/k6r54Gw/apqdcbD0X+" },
  { name: "part-fe4fc5f3a3.js", path: file49, bytes: 3706, integrity: "sha384-/Zxdv11Xb/AUBQ/t7JTxjHECUk4X3l3NyZcsF1iWQUNzPmfpmgnyE9gpShND/f8W" },
  { name: "studio-1eafd87b7d.css", path: file50, bytes: 22689, integrity: "sha384-EvNkZbNknoCodlR5p7OgW4pcJp1xdFxKKhU5HhsIVKsYgFnUnI/ihL4xoRIH5Cts" },
  { name: "studio-6a765a2b11.js", path: file51, bytes: 6107, integrity: "sha384-Qcd/aXSB8HQ2TqRdcV8IbKsgsa8c80dbYqPR+fQjjd0zdOHPdN5VhRpEqRBSBdXl" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-6a765a2b11.js", style: "studio-1eafd87b7d.css", preload: ["part-0f72d889a5.js","part-17e102ffe5.js","part-2a540e195a.js","part-5c941c8565.js","part-7877ae57f9.js","part-799bec02aa.js","part-8f3dbd3ec3.js","part-a2643f05c7.js","part-dc558d2073.js","part-fb2c422b1c.js"] },
  console: { script: "console-c40e7746f4.js", style: "console-3a759eb2dc.css", preload: ["part-dc558d2073.js"] },
} as const;
