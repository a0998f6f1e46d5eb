import type { DemoPdf } from '../content/pdf'

type Texts = readonly [mn: string, en: string]

/** The document of a session: its title and place are those of the agenda, the file is named by its key. */
type DemoTalk = { day: number; hall: number; starts: string; title: Texts; speakers: Texts; pdf: string }

const slides = (key: string, title: string, subtitle: string, html: string): DemoPdf => ({
  ...{ key, lang: 'mn', title, subtitle, html },
})

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** The documents that speakers handed in for the event itself. The figures are invented. */
export const demoTalkPdfs: readonly DemoPdf[] = [
  slides(
    'talk-copper',
    'Зэсийн баяжмалыг дотооддоо боловсруулах эдийн засгийн тооцоо',
    'Б.Номин-Эрдэнэ, Тэнгэр Зэс. Уул уурхайн долоо хоног, нэгдүгээр өдөр',
    `<h2>Гурван хувилбар</h2><p>Жилд 600 мянган тонн баяжмал боловсруулах хүчин чадлаар харьцуулав. Дүн нь нэг тонн катодын зэсэд ногдох ам.доллар.</p>${table(
      ['Хувилбар', 'Боловсруулах', 'Тээвэр', 'Нийт'],
      [
        ['Баяжмалаар экспортлох', '1,240', '390', '5,180'],
        ['Хайлуулах үйлдвэр', '1,010', '150', '4,710'],
        ['Уусган баяжуулах', '820', '130', '4,010'],
      ],
    )}<h2>Юунаас шалтгаалах вэ?</h2><ul><li>Цахилгааны тариф 10 хувь нэмэгдэхэд хайлуулах өртөг 4 хувь өснө.</li><li>Хүхрийн хүчлийг дотоодын зах зээлд борлуулж чадах эсэх.</li><li>Усны дахин ашиглалт 80 хувиас доошгүй байх.</li></ul><h2>Дүгнэлт</h2><p>Уусган баяжуулах туршилтын үйлдвэрээс эхэлж, хоёр жилийн дараа хайлуулах үйлдвэрийн шийдвэр гаргах нь эрсдэл багатай.</p>`,
  ),
  slides(
    'talk-caving',
    'Далд уурхайн блоклон нураах арга: эхний гурван жилийн сургамж',
    'Карен Уитфилд, Northgate Advisory. Уул уурхайн долоо хоног, нэгдүгээр өдөр',
    `<h2>Гурван жилийн явц</h2>${table(
      ['Үзүүлэлт', '1 дэх жил', '2 дахь жил', '3 дахь жил'],
      [
        ['Нээсэн татах цэг', '18', '46', '77'],
        ['Өдрийн дундаж олборлолт, мянган тонн', '6', '21', '38'],
        ['Төлөвлөснөөс хазайсан', '31%', '14%', '6%'],
      ],
    )}<h2>Юу сургав</h2><ol><li>Нуралтын явцыг долоо хоног бүр газрын гүний хэмжилтээр баталгаажуулна.</li><li>Чийг ихтэй татах цэгийг алсын удирдлагатай машинаар ажиллуулна.</li><li>Операторын сургалтыг олборлолт эхлэхээс зургаан сарын өмнө эхлүүлнэ.</li></ol><h2>Дараагийн алхам</h2><p>Хоёр дахь хэсгийн доод түвшинд хэмжилтийн нягтыг хоёр дахин нэмэгдүүлнэ.</p>`,
  ),
  slides(
    'talk-coal-road',
    'Нүүрсний экспортын зам: уурхайгаас далайн боомт хүртэл',
    'Г.Цэрэндорж, Хар Морин Тээвэр. Уул уурхайн долоо хоног, нэгдүгээр өдөр',
    `<h2>Нэг тонн нүүрсний зам</h2>${table(
      ['Хэсэг', 'Хугацаа, хоног', 'Зардал, ам.доллар/тонн'],
      [
        ['Уурхайгаас хилийн боомт', '2', '14'],
        ['Боомтын нэвтрэлт', '3', '6'],
        ['Боомтоос далайн боомт', '5', '31'],
      ],
    )}<h2>Саатал хаана үүсдэг вэ?</h2><p>Нийт саатлын 58 хувь нь боомтын бүртгэл, жинлэлттэй холбоотой. Цахим дараалал нэвтэрсэн хоёр боомтод хүлээлт гурван цагаар богиноссон.</p><h2>Санал</h2><ul><li>Жинлэлтийн дүнг хоёр тал нэг удаа хүлээн зөвшөөрөх.</li><li>Чингэлгийн талбайг боомт бүрд ижил журмаар ажиллуулах.</li></ul>`,
  ),
  slides(
    'talk-exchange',
    'Биржийн арилжааны эхний хоёр жил',
    'Н.Болормаа, арилжааны хэлтэс. Уул уурхайн долоо хоног, нэгдүгээр өдөр',
    `<h2>Тоогоор</h2>${table(
      ['Үзүүлэлт', 'Эхний жил', 'Хоёр дахь жил'],
      [
        ['Арилжаа', '86', '174'],
        ['Борлуулсан хэмжээ, сая тонн', '4.2', '9.6'],
        ['Оролцсон худалдан авагч', '31', '58'],
      ],
    )}<h2>Юу өөрчлөгдөв</h2><p>Үнэ нээлттэй болсноор урт хугацааны гэрээний үнийн зөрүү 11 хувиас 4 хувь болж буурлаа.</p><h2>Цаашид</h2><ul><li>Багцын хэмжээг жижиг худалдан авагчид тохируулна.</li><li>Чанарын маргааныг шийдвэрлэх хараат бус лабораторийн жагсаалт гаргана.</li></ul>`,
  ),
  slides(
    'talk-electric-trucks',
    'Цахилгаан самосвалын анхны өвөл',
    'Г.Энх-Амгалан, Хүрэн Тал. Уул уурхайн долоо хоног, хоёрдугаар өдөр',
    `<h2>Хасах 38 хэмд</h2>${table(
      ['Үзүүлэлт', '10 дугаар сар', '1 дүгээр сар'],
      [
        ['Нэг цэнэглэлтээр ажилласан цаг', '9.1', '6.4'],
        ['Цэнэглэх хугацаа, минут', '48', '71'],
        ['Бэлэн байдал', '91%', '84%'],
      ],
    )}<h2>Юу тусалсан бэ?</h2><ul><li>Батарейг ээлж солигдох хооронд дулаан байранд урьдчилан халаах.</li><li>Ачаатай уруудах замд тоормосны эрчим хүчийг буцаан авах.</li></ul><h2>Дүн</h2><p>Дизель самосвалтай харьцуулахад түлшний зардал 37 хувиар бага гарлаа. Хоёр дахь өвөл цэнэглэх цэгийг дөрөв болгоно.</p>`,
  ),
]

/**
 * Some sessions of the agenda with their documents; a session without one gets a document of the association.
 */
export const demoTalks: readonly DemoTalk[] = [
  {
    ...{ day: 1, hall: 1, starts: '11:00', pdf: 'talk-copper' },
    title: [
      'Зэсийн баяжмалыг дотооддоо боловсруулах эдийн засгийн тооцоо',
      'The economics of processing copper concentrate at home',
    ],
    speakers: ['Б.Номин-Эрдэнэ, Тэнгэр Зэс', 'B. Nomin-Erdene, Tenger Zes'],
  },
  {
    ...{ day: 1, hall: 1, starts: '11:45', pdf: 'talk-caving' },
    title: [
      'Далд уурхайн блоклон нураах арга: эхний гурван жилийн сургамж',
      'Block caving underground: lessons of the first three years',
    ],
    speakers: ['Карен Уитфилд, Northgate Advisory', 'Karen Whitfield, Northgate Advisory'],
  },
  {
    ...{ day: 1, hall: 1, starts: '13:30', pdf: 'talk-coal-road' },
    title: [
      'Нүүрсний экспортын зам: уурхайгаас далайн боомт хүртэл',
      'The coal road: from the pit to the sea port',
    ],
    speakers: ['Г.Цэрэндорж, Хар Морин Тээвэр', 'G. Tserendorj, Black Horse Haulage'],
  },
  {
    ...{ day: 1, hall: 1, starts: '14:15', pdf: 'talk-exchange' },
    title: ['Биржийн арилжааны эхний хоёр жил', 'Two years of exchange trading'],
    speakers: ['Н.Болормаа, арилжааны хэлтэс', 'N. Bolormaa, trading department'],
  },
  {
    ...{ day: 1, hall: 2, starts: '11:00', pdf: 'report-local-2025' },
    title: [
      'Орон нутгийн хамтын ажиллагааны гэрээ амьдрал дээр хэрхэн хэрэгжиж байна вэ?',
      'Local cooperation agreements: what works on the ground',
    ],
    speakers: ['О.Сарантуяа', 'O. Sarantuya'],
  },
  {
    ...{ day: 1, hall: 3, starts: '11:00', pdf: 'report-water-2025' },
    title: ['Говийн уурхайн усны эргэлтийн тооцоо', 'Water balance of a Gobi mine'],
    speakers: ['Д.Энхмаа, Орхон Маркшейдер', 'D. Enkhmaa, Orkhon Survey'],
  },
  {
    ...{ day: 1, hall: 3, starts: '11:30', pdf: 'standard-tailings-mn' },
    title: ['Хаягдлын даланг тасралтгүй хянах нь', 'Watching a tailings dam round the clock'],
    speakers: ['Ж.Тэмүүлэн, Дорнод Геотек', 'J. Temuulen, Dornod Geotech'],
  },
  {
    ...{ day: 2, hall: 1, starts: '10:45', pdf: 'talk-electric-trucks' },
    title: ['Цахилгаан самосвалын анхны өвөл', 'The first winter of electric haul trucks'],
    speakers: ['Г.Энх-Амгалан, Хүрэн Тал', 'G. Enkh-Amgalan, Khuren Tal'],
  },
  {
    ...{ day: 3, hall: 1, starts: '09:30', pdf: 'report-programme-2025' },
    title: [
      'Хариуцлагатай уул уурхай: арван жилийн дүн, дараагийн арван жил',
      'Responsible mining: ten years behind us, ten ahead',
    ],
    speakers: ['С.Алтанцэцэг, Йохан Берг', 'S. Altantsetseg, Johan Berg'],
  },
  {
    ...{ day: 3, hall: 2, starts: '11:00', pdf: 'report-safety-2025' },
    title: ['Аюулгүй ажиллагаа: тэг осол боломжтой юу', 'Safety: is zero possible'],
    speakers: ['Р.Эрдэнэбат', 'R. Erdenebat'],
  },
]
