import { categoryCids, type DemoNewsItem } from './item'

export const generalNewsSpring2026: DemoNewsItem[] = [
  {
    publishedAt: '2026-01-14T10:30',
    category_cid: categoryCids.news,
    cover: 'steppe2',
    publisher: 'МУУҮА',
    mn: {
      title: 'Гишүүдийн 2025 оны үйлдвэрлэлийн тойм: дөрвөн үзүүлэлт, нэг дүгнэлт',
      summary:
        'Гишүүн байгууллагуудын нэгдсэн тоо баримтаар нүүрсний олборлолт 6 хувь, зэсийн баяжмалын үйлдвэрлэл 9 хувиар өсжээ.',
      text: `
<p>Ассоциацийн 22 гишүүн байгууллага 2025 оны үйлдвэрлэл, аюулгүй ажиллагаа, байгаль орчны мэдээгээ ирүүлэв. Нэгдсэн дүнгээс гол үзүүлэлтийг танилцуулж байна.</p>
<table>
<thead><tr><th>Бүтээгдэхүүн</th><th>2024</th><th>2025</th><th>Өөрчлөлт</th></tr></thead>
<tbody>
<tr><td>Коксжих нүүрс, мянган тонн</td><td>21,400</td><td>22,690</td><td>+6.0%</td></tr>
<tr><td>Зэсийн баяжмал, мянган тонн</td><td>640</td><td>698</td><td>+9.1%</td></tr>
<tr><td>Төмрийн хүдэр, мянган тонн</td><td>3,910</td><td>3,850</td><td>−1.5%</td></tr>
<tr><td>Жоншны баяжмал, мянган тонн</td><td>172</td><td>181</td><td>+5.2%</td></tr>
</tbody>
</table>
<h2>Аюулгүй ажиллагаа</h2>
<p>Нэг сая хүн цагт ногдох ослын давтамж 0.62-оос 0.48 болж буурсан нь сүүлийн арван жилийн хамгийн бага үзүүлэлт юм. Гэвч тээврийн хэрэгсэлтэй холбоотой зөрчил нийт тохиолдлын гуравны нэгийг эзэлсээр байна.</p>
<h2>Дүгнэлт</h2>
<p>Үйлдвэрлэл өсөхийн зэрэгцээ нэгж бүтээгдэхүүнд зарцуулах усны хэмжээ 8 хувиар буурчээ. Өсөлт, хэмнэлт хоёр зэрэгцэн явах боломжтойг энэ дүн харуулж байна.</p>`,
    },
    en: {
      title: 'Our members in 2025: four rows and one conclusion',
      summary:
        'According to the joint figures of our members, coal output rose by 6 per cent and copper concentrate by 9 per cent.',
      text: `
<p>For 2025, 22 members sent us their figures on production, safety and the environment. These are the main results.</p>
<table>
<thead><tr><th>Product</th><th>2024</th><th>2025</th><th>Change</th></tr></thead>
<tbody>
<tr><td>Coking coal, thousand t</td><td>21,400</td><td>22,690</td><td>+6.0%</td></tr>
<tr><td>Copper concentrate, thousand t</td><td>640</td><td>698</td><td>+9.1%</td></tr>
<tr><td>Iron ore, thousand t</td><td>3,910</td><td>3,850</td><td>−1.5%</td></tr>
<tr><td>Fluorspar concentrate, thousand t</td><td>172</td><td>181</td><td>+5.2%</td></tr>
</tbody>
</table>
<h2>Safety</h2>
<p>The injury frequency rate per million hours fell from 0.62 to 0.48, the lowest in ten years. Vehicles, however, still account for a third of all incidents.</p>
<h2>Conclusion</h2>
<p>While output grew, the water used for each unit of product fell by 8 per cent. Growth and saving can go together.</p>`,
    },
  },
  {
    publishedAt: '2026-02-05T09:45',
    category_cid: categoryCids.news,
    cover: 'pit2',
    publisher: 'Байгаль орчны хороо',
    mn: {
      figure: '87% эргэлтийн ус',
      title: 'Эргэлтийн усны хэрэглээ 87 хувьд хүрлээ',
      summary:
        'Баяжуулах есөн үйлдвэрийн 2025 оны усны тайланг нэгтгэхэд цэвэр усны хэрэглээ таван жилийн өмнөхөөс бараг хоёр дахин багасжээ.',
      text: `
<p>Байгаль орчны хороо баяжуулах есөн үйлдвэрийн усны балансын тайланг нэгтгэн гаргалаа. Технологийн усны дунджаар 87 хувийг эргүүлэн ашиглаж байгаа нь 2020 оны 74 хувиас мэдэгдэхүйц өссөн дүн юм.</p>
<h2>Юу нөлөөлөв</h2>
<ul>
<li>Өтгөрүүлсэн хаягдал шахах төхөөрөмж суурилуулсан</li>
<li>Ил усан сангийн ууршилтыг хөвөгч хавтангаар хаасан</li>
<li>Хур борооны усыг тусгаарлан цуглуулж эхэлсэн</li>
</ul>
<p>Хороо 2026 онд усны нэгдсэн тайлангийн маягтыг бүх гишүүдэд мөрдүүлж, үр дүнг улирал бүр нийтлэхээр төлөвлөжээ. Говийн бүсэд дусал ус бүр бэлчээр, малтай холбоотойг сануулахад илүүдэхгүй.</p>`,
    },
    en: {
      figure: '87% recycled water',
      title: 'Water recycling reaches 87 per cent',
      summary:
        'Nine processing plants reported their water balance for 2025. They use little more than half the fresh water of five years ago.',
      text: `
<p>The Environment Committee has compiled the water balances of nine processing plants. On average they now recycle 87 per cent of their process water, up from 74 per cent in 2020.</p>
<h2>What made the difference</h2>
<ul>
<li>Presses for thickened tailings</li>
<li>Floating covers against evaporation from open reservoirs</li>
<li>Separate collection of rainwater</li>
</ul>
<p>In 2026 the committee will introduce a common form for water reports and publish the results every quarter. In the Gobi every drop of water also belongs to the pastures.</p>`,
    },
  },
  {
    publishedAt: '2026-02-26T11:00',
    category_cid: categoryCids.news,
    cover: 'contours1',
    publisher: 'МУУҮА',
    mn: {
      figure: '64 оюутан',
      title: '«Ирээдүйн уурхайчид» хөтөлбөрт 64 оюутан шалгарлаа',
      summary:
        'Таван их, дээд сургуулийн 211 оюутан хүсэлт гаргаснаас шалгарсан 64 нь зөвлөх багштайгаа ажиллаж эхэлнэ.',
      text: `
<p>Энэ жилийн сонгон шалгаруулалтад таван их, дээд сургуулийн 211 оюутан хүсэлтээ ирүүлжээ. Зөвлөх багш нарын баг эссэ, ярилцлагын дүнгээр 64 оюутныг сонгон авлаа. Тэдний 27 нь эмэгтэй, 19 нь орон нутгаас гаралтай.</p>
<p>Оюутнууд гуравдугаар сараас эхлэн сар бүр зөвлөх багштайгаа уулзаж, зун нь зургаан уурхайд найман долоо хоногийн цалинтай дадлага хийнэ. Хөтөлбөр төгсөгчдийн 78 хувь нь салбартаа ажиллаж байгаа юм.</p>
<h2>Мэргэжлээр</h2>
<ul>
<li>Геологи: 18</li>
<li>Уулын ажил: 16</li>
<li>Баяжуулалт: 12</li>
<li>Маркшейдер, геодези: 9</li>
<li>Байгаль орчин: 9</li>
</ul>`,
    },
    en: {
      figure: '64 students',
      title: 'Sixty-four students join the Future miners programme',
      summary:
        'Of 211 applicants from five universities, 64 were chosen and will now begin to work with their mentors.',
      text: `
<p>This year 211 students of five universities applied. The mentors chose 64 of them by essay and interview; 27 are women, and 19 come from the provinces.</p>
<p>From March they meet their mentors every month, and in summer they spend eight paid weeks at one of six mines. Of all who completed the programme, 78 per cent now work in the sector.</p>
<h2>By subject</h2>
<ul>
<li>Geology: 18</li>
<li>Mining: 16</li>
<li>Mineral processing: 12</li>
<li>Mine surveying: 9</li>
<li>Environment: 9</li>
</ul>`,
    },
  },
  {
    publishedAt: '2026-03-12T10:10',
    category_cid: categoryCids.news,
    cover: 'ore1',
    publisher: 'МУУҮА',
    mn: {
      figure: '180 эмэгтэй',
      title: 'Уурхайд ажилладаг эмэгтэйчүүдийн сүлжээ байгуулагдав',
      summary:
        'Оператор, инженер, удирдах албан тушаалтан зэрэг 180 эмэгтэй нэгдэж, ажлын байрны нөхцөл, мэргэжлийн өсөлтийн асуудлыг хамтдаа шийднэ.',
      text: `
<p>Салбарын нийт ажиллагчдын 21 хувийг эмэгтэйчүүд эзэлдэг ч удирдах түвшинд энэ тоо 12 хувь болж буурдаг. Энэ зөрүүг багасгах зорилгоор ассоциацийн дэргэд эмэгтэй уурхайчдын сүлжээ байгуулагдлаа.</p>
<h2>Эхний жилийн ажил</h2>
<ul>
<li>Хамгаалах хувцас, хэрэгслийн хэмжээ, загварыг эмэгтэй хүнд тохируулах шаардлага боловсруулах</li>
<li>Уртын ээлжээр ажилладаг ээжүүдэд зориулсан уян хатан хуваарийн загвар гаргах</li>
<li>Зөвлөх хөтөлбөрт жил бүр 40 эмэгтэйг хамруулах</li>
</ul>
<blockquote><p>Бид тусгай хөнгөлөлт хүсээгүй. Хөлд таарсан гутал, ил тод шалгуур хоёр л хэрэгтэй.</p></blockquote>
<p>Сүлжээнд нэгдэх хүсэлтийг гишүүн байгууллагын хүний нөөцийн албаар дамжуулан гаргана.</p>`,
    },
    en: {
      figure: '180 women',
      title: 'A network of women in mining has been founded',
      summary:
        'Operators, engineers and managers, 180 women so far, will work together on conditions and careers.',
      text: `
<p>Women make up 21 per cent of the workforce of the sector, but only 12 per cent of its managers. To narrow this gap a network of women in mining has been founded at the association.</p>
<h2>Work of the first year</h2>
<ul>
<li>Requirements for protective clothing in sizes and cuts that fit women</li>
<li>Model rosters for mothers on fly-in, fly-out work</li>
<li>Forty places a year in the mentoring programme</li>
</ul>
<blockquote><p>We are not asking for favours. We need boots that fit and criteria that are open.</p></blockquote>
<p>Apply to join through the human resources department of your company.</p>`,
    },
  },
  {
    publishedAt: '2026-04-02T09:20',
    category_cid: categoryCids.news,
    cover: 'core3',
    publisher: 'Байгаль орчны хороо',
    mn: {
      figure: '1.2 сая суулгац',
      title: 'Гишүүд хаврын тарилтаар 1.2 сая суулгац тарихаар төлөвлөжээ',
      summary: 'Заг, хайлаас, буйлс зэрэг нутгийн уугуул зүйл тарилтын дөрөвний гурвыг эзэлнэ.',
      text: `
<p>Гишүүн 19 байгууллага энэ хавар 17 аймагт нийт 1.2 сая суулгац, бут тарихаар төлөвлөжээ. Үүний 75 хувь нь говь, хээрийн бүсэд зохицсон заг, хайлаас, буйлс, харгана зэрэг уугуул зүйл байх юм.</p>
<p>Өмнөх жилүүдийн туршлагаас харахад тарьсан суулгацын амьдрах чадвар эхний хоёр жилийн услалтаас шууд хамаардаг. Тиймээс байгууллага бүр тарилтын дараах 24 сарын арчилгааны зардлаа урьдчилан төсөвлөх зөвлөмжийг хороо гаргалаа.</p>
<h2>Амьдрах чадвар, 2023 оны тарилт</h2>
<ul>
<li>Дусаалгын системтэй талбай: 81%</li>
<li>Зөөврийн усалгаатай талбай: 58%</li>
<li>Усалгаагүй талбай: 23%</li>
</ul>`,
    },
    en: {
      figure: '1.2 million seedlings',
      title: 'Members plan to plant 1.2 million seedlings this spring',
      summary: 'Three quarters will be native species such as saxaul, elm and wild almond.',
      text: `
<p>Nineteen members will plant 1.2 million seedlings and shrubs in 17 provinces this spring. Three quarters of them are native to the Gobi and the steppe: saxaul, elm, wild almond and pea shrub.</p>
<p>Experience shows that survival depends on watering in the first two years. The committee therefore recommends that every company set aside the cost of 24 months of care beforehand.</p>
<h2>Survival of the planting of 2023</h2>
<ul>
<li>With drip irrigation: 81%</li>
<li>Watered by tanker: 58%</li>
<li>Not watered: 23%</li>
</ul>`,
    },
  },
  {
    publishedAt: '2026-05-07T13:30',
    category_cid: categoryCids.news,
    cover: 'crystals1',
    publisher: 'Ажлын алба',
    mn: {
      title: 'Өөрийн үнэлгээг одоо хэсэг хэсгээр бөглөж болно',
      summary:
        'Хариулт бүр тухайн мөчдөө хадгалагдах тул өөр өдөр, өөр төхөөрөмжөөс үргэлжлүүлэх боломжтой боллоо.',
      text: `
<p>Хариуцлагатай уул уурхайн өөрийн үнэлгээний цахим хэсгийг гишүүдийн санал дээр үндэслэн шинэчиллээ. Хамгийн их ирсэн хүсэлт бол 29 шаардлагыг нэг суултаар бөглөхөд хэцүү байна гэсэн санал байв.</p>
<h2>Шинэ боломжууд</h2>
<ul>
<li>Хариулт, тайлбар, нотлох баримт тус бүрдээ хадгалагдана</li>
<li>Зогссон газраасаа өөр төхөөрөмжөөс үргэлжлүүлнэ</li>
<li>Дуусгахын өмнө дутуу асуултаа нэг дороос харна</li>
<li>Дүнгээ зураг хэлбэрээр татаж авна</li>
</ul>
<p>Нэвтрэхдээ бүртгэлтэй и-мэйл хаягтаа ирсэн зургаан оронтой кодыг ашиглана. Код арван минут хүчинтэй.</p>`,
    },
    en: {
      title: 'The self-assessment can now be completed step by step',
      summary: 'Every answer is saved at once, so that you can go on another day and on another device.',
      text: `
<p>We have renewed the online self-assessment of responsible mining at the suggestion of our members. The most frequent wish was not to have to answer 29 requirements in one sitting.</p>
<h2>What is new</h2>
<ul>
<li>Each answer, comment and piece of evidence is saved by itself</li>
<li>You go on where you stopped, on any device</li>
<li>Open questions are listed before you finish</li>
<li>The result can be downloaded as a picture</li>
</ul>
<p>To sign in, enter the six-digit code sent to your registered e-mail address. It is valid for ten minutes.</p>`,
    },
  },
  {
    publishedAt: '2026-05-21T10:00',
    category_cid: categoryCids.news,
    cover: 'slideSection',
    publisher: 'МУУҮА',
    mn: {
      figure: '12 мянган тайлан',
      title: 'Хайгуулын 12 мянган тайлан нээлттэй боллоо',
      summary:
        'Тусгай зөвшөөрлийн хугацаа нь дууссан талбайн геологийн тайланг судлаач, хөрөнгө оруулагч хэн ч үнэгүй үзэх боломжтой.',
      text: `
<p>Ассоциаци геологийн мэдээллийн сантай хамтран 12 мянга гаруй тайланг цахимжуулж, хайлтын системд нэгтгэлээ. Тайлангууд нь 1958 оноос хойших эрэл, хайгуулын ажлыг хамарсан бөгөөд 3.4 сая хуудас текст, 86 мянган зураг багтжээ.</p>
<h2>Хэрхэн хайх вэ?</h2>
<p>Ордын нэр, аймаг, сум, ашигт малтмалын төрөл, зохиогчоор хайхаас гадна газрын зураг дээр талбайг тэмдэглэн хайж болно. Кирилл, латин аль ч үсгээр бичсэн нэрийг систем таньдаг.</p>
<p>Хуучин тайлангийн тоо баримтыг шинэ аргаар дахин боловсруулснаар өнгөрсөн онд хоёр шинэ илэрцийг тогтоосон нь ийм сан ямар үнэ цэнтэйг харуулав.</p>`,
    },
    en: {
      figure: '12 thousand reports',
      title: 'Twelve thousand exploration reports are open to all',
      summary:
        'Geological reports on areas whose licences have expired can now be read free of charge by researchers and investors.',
      text: `
<p>Together with the geological data centre we have scanned more than 12,000 reports and made them searchable. They cover exploration since 1958 and hold 3.4 million pages and 86,000 drawings.</p>
<h2>How to search</h2>
<p>Search by deposit, province, district, commodity or author, or mark an area on the map. Names are found in Cyrillic and in Latin spelling.</p>
<p>Last year two new occurrences were found by reworking the figures of old reports, which shows what such an archive is worth.</p>`,
    },
  },
]
