import { categoryCids, type DemoNewsItem } from './item'

export const generalNews2025: DemoNewsItem[] = [
  {
    publishedAt: '2025-09-03T10:00',
    category_cid: categoryCids.news,
    cover: 'pit1',
    publisher: 'МУУҮА',
    yellow_book: true,
    mn: {
      figure: '128 мянган тонн',
      title: 'Биржийн арилжаагаар 128 мянган тонн коксжих нүүрс борлуулагдлаа',
      summary:
        'Есдүгээр сарын эхний долоо хоногт арван дуудлага худалдаа болж, санал болгосон нүүрсний 92 хувь нь борлогдов.',
      text: `
<p>Уул уурхайн бүтээгдэхүүний биржээр энэ долоо хоногт арван удаагийн дуудлага худалдаа зохион байгуулав. Нийт 139 мянган тонн коксжих нүүрс санал болгосноос 128 мянган тонн нь худалдаалагдсан нь наймдугаар сарын дунджаас 11 хувиар өндөр үзүүлэлт юм.</p>
<h2>Үнэ тогтвортой байна</h2>
<p>Баяжуулсан коксжих нүүрсний жигнэсэн дундаж үнэ тонн нь 98.40 ам.доллар болж, өмнөх долоо хоногтой харьцуулахад 0.6 хувиар өсжээ. Хамгийн их буюу 51,200 тонныг «Говь Ресурс» компани, удаах буюу 38,400 тонн нүүрсийг «Их Овоо» компани борлуулав.</p>
<ul>
<li>Коксжих нүүрс, баяжуулсан: 89,600 тонн</li>
<li>Коксжих нүүрс, түүхий: 38,400 тонн</li>
<li>Оролцсон худалдан авагч: 17 байгууллага</li>
</ul>
<p>Дараагийн дуудлага худалдааны хуваарийг биржийн цахим хуудаст нийтэлсэн бөгөөд бүртгэл нь арилжаа эхлэхээс 48 цагийн өмнө хаагдана.</p>`,
    },
    en: {
      figure: '128 thousand tonnes',
      title: '128,000 tonnes of coking coal sold on the exchange',
      summary:
        'Ten auctions were held in the first week of September, and 92 per cent of the coal on offer found a buyer.',
      text: `
<p>The minerals exchange held ten auctions this week. Of the 139,000 tonnes of coking coal on offer, 128,000 tonnes were sold, 11 per cent more than the average of August.</p>
<h2>Prices are steady</h2>
<p>The weighted average price of washed coking coal was USD 98.40 a tonne, up 0.6 per cent on the week before. Gobi Resource sold most, 51,200 tonnes, followed by Ikh Ovoo with 38,400 tonnes.</p>
<ul>
<li>Coking coal, washed: 89,600 t</li>
<li>Coking coal, raw: 38,400 t</li>
<li>Buyers taking part: 17 organisations</li>
</ul>
<p>The schedule of the next auctions is on the website of the exchange. Registration closes 48 hours before trading begins.</p>`,
    },
  },
  {
    publishedAt: '2025-10-02T09:30',
    category_cid: categoryCids.news,
    cover: 'strata3',
    publisher: 'МУУҮА',
    mn: {
      title: 'Хариуцлагатай уул уурхайн хөтөлбөрийн гурав дахь үе шат Өмнөговьд эхэллээ',
      summary:
        'Шинэ үе шатанд гурван уурхай нэгдэж, өөрийн үнэлгээгээ арван нэгдүгээр сарын 30-ны дотор бөглөнө. Үр дүнг хөндлөнгийн аудиторууд баталгаажуулна.',
      text: `
<p>Хариуцлагатай уул уурхайн сайн дурын хөтөлбөрийн гурав дахь үе шатны нээлт Даланзадгад хотод боллоо. Энэ удаад Өмнөговь, Дундговь, Дорноговь аймагт үйл ажиллагаа явуулдаг гурван уурхай нэгдэж, хөтөлбөрт хамрагдсан байгууллагын тоо найм болов.</p>
<p><img src="picture:steppe1" alt="Говийн уулсын бэл, үүрийн гэрэл"></p>
<h2>Юу өөрчлөгдсөн бэ?</h2>
<p>Өмнөх хоёр үе шатны туршлагад тулгуурлан асуулгыг товчилж, нотлох баримтын жишээг нэмжээ. Усны хэрэглээ, хүлэмжийн хий, орон нутгийн худалдан авалтын асуултыг тусад нь гаргаж, хариулт бүрд тайлбар бичих боломжтой болгосон байна.</p>
<ol>
<li>Өөрийн үнэлгээ: арван нэгдүгээр сарын 30-ныг хүртэл</li>
<li>Нотлох баримт бүрдүүлэх: арван хоёрдугаар сар</li>
<li>Хөндлөнгийн аудит: 2026 оны нэгдүгээр улирал</li>
</ol>
<p><img src="picture:pit1" alt="Ил уурхайн мөргөцөг, дээрээс харсан байдал"></p>
<blockquote><p>Үнэлгээ бол дүн тавих хэрэгсэл биш. Хаана сайжрах ёстойгоо өөрсдөө олж харах л хамгийн чухал.</p></blockquote>
<p>Хөтөлбөрт нэгдэх хүсэлтэй байгууллагууд ассоциацийн ажлын албанд ирэх оны хоёрдугаар сар хүртэл хандаж болно.</p>
<p><img src="picture:core2" alt="Өрөмдлөгийн кернийн хайрцаг, хүдэртэй хэсэг"></p>`,
    },
    en: {
      title: 'Third stage of the responsible mining programme begins in Ömnögovi',
      summary:
        'Three mines have joined the new stage and will complete their self-assessments by 30 November. Independent auditors will verify the results.',
      text: `
<p>The third stage of the voluntary responsible mining programme was opened in Dalanzadgad. Three mines in Ömnögovi, Dundgovi and Dornogovi have joined it, which brings the number of participants to eight.</p>
<p><img src="picture:steppe1" alt="Foothills of the Gobi at dawn"></p>
<h2>What has changed</h2>
<p>With the experience of the first two stages the questionnaire has become shorter, and examples of evidence have been added. Water use, greenhouse gases and local procurement now have questions of their own, and every answer can be explained.</p>
<ol>
<li>Self-assessment: until 30 November</li>
<li>Gathering of evidence: December</li>
<li>Independent audit: first quarter of 2026</li>
</ol>
<p><img src="picture:pit1" alt="Benches of an open pit, seen from above"></p>
<blockquote><p>The assessment is not there to give marks. What matters is to see for ourselves where we must improve.</p></blockquote>
<p>Organisations that wish to join may apply to the Office until February.</p>
<p><img src="picture:core2" alt="A tray of drill core with a section of ore"></p>`,
    },
  },
  {
    publishedAt: '2025-10-28T11:15',
    category_cid: categoryCids.news,
    cover: 'steppe3',
    publisher: 'Хууль, эрх зүйн хороо',
    mn: {
      title: 'Уурхайн хаалт, нөхөн сэргээлтийн журмын төсөлд саналаа өгнө үү',
      summary:
        'Журмын төслийн хэлэлцүүлэг арван нэгдүгээр сарын 20-ныг хүртэл үргэлжилнэ. Гишүүн байгууллагууд саналаа бичгээр ирүүлж болно.',
      text: `
<p>Уурхайн хаалт, нөхөн сэргээлтийн шинэчилсэн журмын төслийг гишүүн байгууллагуудад хүргүүллээ. Төсөлд хаалтын зардлын баталгааг уурхайн ашиглалтын хугацаанд хуваарилан байршуулах, техникийн болон биологийн нөхөн сэргээлтийг тусад нь хүлээлгэн өгөх зохицуулалт шинээр орсон байна.</p>
<h2>Онцгой анхаарах заалт</h2>
<ul>
<li>Хаалтын төлөвлөгөөг таван жил тутам шинэчлэх</li>
<li>Баталгааны мөнгөн дүнг бие даасан үнэлгээгээр тогтоох</li>
<li>Нөхөн сэргээсэн талбайг орон нутагт хүлээлгэн өгсний дараах гурван жилийн хяналт</li>
</ul>
<p>Хууль, эрх зүйн хороо саналыг нэгтгэж, арван хоёрдугаар сарын эхээр яаманд хүргүүлнэ. Саналаа <a href="mailto:info@mnma.example">info@mnma.example</a> хаягаар ирүүлнэ үү.</p>`,
    },
    en: {
      title: 'Comment on the draft regulation on mine closure and rehabilitation',
      summary: 'The consultation is open until 20 November. Members may send their comments in writing.',
      text: `
<p>The revised draft regulation on mine closure and rehabilitation has been sent to all members. It would spread the financial assurance for closure over the life of the mine, and have technical and biological rehabilitation handed over separately.</p>
<h2>Provisions that need attention</h2>
<ul>
<li>Closure plans are to be renewed every five years</li>
<li>The amount of the assurance is set by an independent valuation</li>
<li>Rehabilitated land is monitored for three years after it is handed over</li>
</ul>
<p>The Legal Committee will submit our joint opinion to the ministry in early December. Please write to <a href="mailto:info@mnma.example">info@mnma.example</a>.</p>`,
    },
  },
  {
    publishedAt: '2025-11-06T09:00',
    category_cid: categoryCids.news,
    cover: 'slideCore',
    publisher: 'МУУҮА',
    mn: {
      figure: '310 мянган метр',
      title: 'Өрөмдлөгийн дээжийн үндэсний санг цахим хэлбэрт шилжүүлж дуусав',
      summary:
        'Хорин жилийн хугацаанд цуглуулсан 310 мянган метр өрөмдлөгийн дээжийг гэрэл зургийн хамт цахимжуулжээ.',
      text: `
<p>Геологичид олон арван жил ашиглаж ирсэн кернийн агуулахын бүртгэл бүрэн цахим боллоо. Гурван жил үргэлжилсэн ажлын хүрээнд 310 мянган метр дээжийн зургийг өндөр нягтралтай камераар авч, цооногийн байршил, чулуулгийн бичиглэлтэй нь холбожээ.</p>
<p><img src="picture:contours2" alt="Өрөмдлөгийн цооногуудын байршлын зураг"></p>
<p>Одоо судлаач хүн агуулахад очихгүйгээр хүссэн цооногийнхоо зургийг гүнээр нь гүйлгэж үзэх, литологи болон химийн шинжилгээний дүнтэй харьцуулах боломжтой болов. Системд эхний долоо хоногт 240 хэрэглэгч бүртгүүлсэн байна.</p>
<h2>Дараагийн алхам</h2>
<p>Ирэх онд спектрийн зураглал нэмж, эрдсийн найрлагыг автоматаар таних туршилт хийнэ. Туршилтад «Хангай Металл», «Дорнод Жонш» компани дээжээ нийлүүлэхээр болжээ.</p>
<p><img src="picture:ore1" alt="Өнгөлсөн хүдрийн зүсэлт, судлууд"></p>`,
    },
    en: {
      figure: '310 thousand metres',
      title: 'The national drill core archive is now fully digital',
      summary: 'Twenty years of drilling, 310,000 metres of core, have been photographed and catalogued.',
      text: `
<p>The catalogue of the core store that geologists have used for decades is now fully digital. In three years of work 310,000 metres of core were photographed in high resolution and linked to the position and the log of each hole.</p>
<p><img src="picture:contours2" alt="Map of the drill holes"></p>
<p>Researchers can now scroll through a hole from top to bottom without a visit to the store, and compare the pictures with lithology and assays. In the first week 240 people registered.</p>
<h2>What comes next</h2>
<p>Next year spectral images will be added, and automatic recognition of minerals will be tried out on samples supplied by Khangai Metal and Dornod Fluorspar.</p>
<p><img src="picture:ore1" alt="Polished section of ore with veins"></p>`,
    },
  },
  {
    publishedAt: '2025-11-25T14:20',
    category_cid: categoryCids.news,
    cover: 'crystals3',
    publisher: 'МУУҮА',
    mn: {
      figure: '1,000 хоног',
      title: 'Осолгүй мянган хоног',
      summary:
        '«Тэнгэр Зэс» компанийн баяжуулах үйлдвэрийн хамт олон хөдөлмөрийн чадвар түр алдуулсан осолгүйгээр мянга дахь хоногтоо ажиллалаа.',
      text: `
<p>«Тэнгэр Зэс» компанийн баяжуулах үйлдвэр сүүлийн мянган хоногт хөдөлмөрийн чадвар түр алдуулсан нэг ч осол гаргаагүй ажиллажээ. Энэ хугацаанд 1,140 ажилтан нийт 5.6 сая хүн цаг ажилласан байна.</p>
<p>Амжилтын нууцыг тус компанийн аюулгүй ажиллагааны алба ээлж солихын өмнөх арван минутын ярилцлагатай холбон тайлбарлалаа. Ажилтан бүр тухайн өдрийн эрсдэлээ өөрийн үгээр хэлж, хамтрагчаасаа нэг зүйлийг нь нягтлуулдаг аж.</p>
<blockquote><p>Хэн ч ажлаа зогсоосныхоо төлөө буруутдаггүй. Харин зогсоогоогүйн төлөө л асуулт тавьдаг.</p></blockquote>
<p>Ассоциаци энэ туршлагыг бусад гишүүдэд түгээх зорилгоор ирэх сард хоёр өдрийн сургалт зохион байгуулна.</p>`,
    },
  },
  {
    publishedAt: '2025-12-11T16:00',
    category_cid: categoryCids.news,
    cover: 'strata2',
    publisher: 'Ажлын алба',
    mn: {
      title: 'Удирдах зөвлөл 2026 оны төлөвлөгөө, төсвөө баталлаа',
      summary: 'Ирэх онд сургалтын хүртээмж, бүсийн чуулган, цахим үйлчилгээнд илүү хөрөнгө зарцуулна.',
      text: `
<p>МУУҮА-гийн Удирдах зөвлөлийн ээлжит хурал болж, 2026 оны үйл ажиллагааны төлөвлөгөө, төсвийг санал нэгтэй баталлаа. Хуралд 11 гишүүний арав нь оролцов.</p>
<h2>Гол чиглэл</h2>
<ol>
<li>Бүсийн чуулганыг таван аймагт зохион байгуулах</li>
<li>Хариуцлагатай уул уурхайн аудиторын тоог хоёр дахин нэмэгдүүлэх</li>
<li>Гишүүнчлэл, бизнес лавлах, өөрийн үнэлгээг нэг цахим системд нэгтгэх</li>
</ol>
<p>Мөн шинээр зургаан байгууллагыг гишүүнээр элсүүлэх шийдвэр гаргав. Ингэснээр гишүүн байгууллагын тоо 24 болж байна.</p>`,
    },
  },
  {
    publishedAt: '2025-12-23T12:00',
    category_cid: categoryCids.news,
    cover: 'ore2',
    publisher: 'МУУҮА',
    inactive: true,
    mn: {
      title: 'Шинэ оны мэндчилгээ',
      summary: 'МУУҮА-гийн хамт олон гишүүн, түншүүддээ шинэ оны мэнд дэвшүүлж байна.',
      text: `
<p>Эрхэм хүндэт гишүүд, хамтран зүтгэгч нөхөд өө, Та бүхэндээ ирж буй шинэ оны мэндийг хүргэе. Өнгөрсөн онд хамтдаа хийсэн ажил бүр салбарын маань нэр хүндийг өсгөсөн билээ.</p>
<p>Ирэх онд уурхайчин бүр ажлаасаа эсэн мэнд буцаж, айл гэр бүр аз жаргалаар дүүрэн байх болтугай.</p>
<p>Ажлын алба арван хоёрдугаар сарын 31-нээс нэгдүгээр сарын 4-нийг хүртэл амарна.</p>`,
    },
  },
]
