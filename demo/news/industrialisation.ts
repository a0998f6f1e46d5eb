import { categoryCids, type DemoNewsItem } from './item'

/** The category Үндэсний аж үйлдвэржилтийн хурал / National industrialisation conference. */
export const industrialisationNews: DemoNewsItem[] = [
  {
    publishedAt: '2025-10-14T17:30',
    category_cid: categoryCids.industrialisation,
    cover: 'core3',
    publisher: 'МУУҮА',
    mn: {
      title: 'Үндэсний аж үйлдвэржилтийн хурал: баяжмалаас катод хүртэлх зам',
      summary:
        'Хоёр өдрийн хурлаар зэс хайлуулах үйлдвэрийн гурван хувилбарын эдийн засгийн тооцоог анх удаа нэг дор харьцуулав.',
      text: `
<p>Үндэсний аж үйлдвэржилтийн хурал Улаанбаатар хотод болж, төр, хувийн хэвшил, эрдэм шинжилгээний байгууллагын 420 төлөөлөгч оролцлоо. Хурлын гол асуулт нэг байв: баяжмалаа дотооддоо боловсруулахад юу дутаж байна вэ?</p>
<h2>Гурван хувилбар</h2>
<ul>
<li>Жилд 250 мянган тонн катод үйлдвэрлэх хайлуулах үйлдвэр</li>
<li>Уусган баяжуулах, электролизийн аргаар ялгах бага оврын үйлдвэр</li>
<li>Бүс нутгийн хайлуулах үйлдвэртэй толлингийн гэрээ байгуулах</li>
</ul>
<h2>Хязгаарлах хүчин зүйл</h2>
<p>Тооцоогоор аль ч хувилбарт эрчим хүчний тогтвортой эх үүсвэр, хүхрийн хүчлийн зах зээл, тээврийн зардал шийдвэрлэх үүрэгтэй байна. Оролцогчид эхний ээлжид хүхрийн хүчлийн хэрэглээг судлах ажлын хэсэг байгуулахыг дэмжив.</p>`,
    },
    en: {
      title: 'National Industrialisation Conference: from concentrate to cathode',
      summary:
        'For the first time the economics of three ways to smelt copper at home were compared side by side.',
      text: `
<p>The National Industrialisation Conference brought 420 delegates of the state, business and research to Ulaanbaatar. There was one main question: what is missing for us to process our concentrate at home?</p>
<h2>Three options</h2>
<ul>
<li>A smelter for 250,000 tonnes of cathode a year</li>
<li>A small plant with leaching and electrowinning</li>
<li>A tolling agreement with a smelter in the region</li>
</ul>
<h2>What limits them</h2>
<p>In every case a steady supply of power, a market for sulphuric acid and the cost of transport decide. The delegates supported a working group that will first study the use of sulphuric acid.</p>`,
    },
  },
  {
    publishedAt: '2025-12-04T10:10',
    category_cid: categoryCids.industrialisation,
    cover: 'contours2',
    publisher: 'Ажлын алба',
    mn: {
      figure: '15 санал',
      title: 'Аж үйлдвэржилтийн хурлын зөвлөмжийг холбогдох байгууллагуудад хүргүүллээ',
      summary: 'Зөвлөмжид боловсруулах үйлдвэрийн дэд бүтэц, татварын орчин, хүний нөөцийн 15 санал багтжээ.',
      text: `
<p>Аравдугаар сард болсон Үндэсний аж үйлдвэржилтийн хурлын зөвлөмжийг ажлын хэсэг эцэслэн боловсруулж, гурван яам, УИХ-ын байнгын хороонд албан ёсоор хүргүүллээ.</p>
<p>Зөвлөмж нь дэд бүтэц, татвар ба хөрөнгө оруулалт, хүний нөөц гэсэн гурван хэсэгтэй. Тухайлбал, боловсруулах үйлдвэрийн паркийн эрчим хүчний шугамыг төр, хувийн хэвшлийн түншлэлээр барих, туршилтын үйлдвэрийн тоног төхөөрөмжийг импортын татвараас хугацаатай чөлөөлөх саналыг дэвшүүлжээ.</p>
<h2>Дараагийн алхам</h2>
<p>Яамдаас ирэх хариуг гуравдугаар сард гишүүдэд танилцуулж, явцыг дараагийн хурлаар тайлагнана.</p>`,
    },
    en: {
      figure: '15 proposals',
      title: 'The recommendations of the industrialisation conference have been submitted',
      summary: 'Fifteen proposals on infrastructure, taxation and skills for processing plants.',
      text: `
<p>The working group has completed the recommendations of the October conference and submitted them to three ministries and to the standing committee of parliament.</p>
<p>They have three parts: infrastructure, taxes and investment, and skills. Among other things they propose that power lines for industrial parks be built in public-private partnership, and that equipment for pilot plants be exempt from import duty for a time.</p>
<h2>Next</h2>
<p>The answers of the ministries will be presented to members in March, and progress will be reported at the next conference.</p>`,
    },
  },
  {
    publishedAt: '2026-03-19T14:30',
    category_cid: categoryCids.industrialisation,
    cover: 'steppe1',
    publisher: 'МУУҮА',
    mn: {
      figure: '340 мянган тонн',
      title: 'Хүхрийн хүчлийн хэрэглээний судалгаа: дотоодын зах зээл 340 мянган тонн',
      summary:
        'Ажлын хэсгийн тооцоогоор уусган баяжуулалт, бордоо, батарей үйлдвэрлэлийн эрэлт 2032 он гэхэд хоёр дахин өснө.',
      text: `
<p>Хурлын зөвлөмжийн дагуу байгуулагдсан ажлын хэсэг хүхрийн хүчлийн дотоодын хэрэглээг анх удаа нарийвчлан тооцлоо. Өнөөгийн эрэлт жилд 165 мянган тонн бөгөөд 2032 он гэхэд 340 мянган тоннд хүрэх төлөвтэй байна.</p>
<h2>Хэрэглээний бүтэц, 2032</h2>
<ul>
<li>Зэсийг уусган баяжуулах: 180 мянган тонн</li>
<li>Фосфорын бордоо: 95 мянган тонн</li>
<li>Батарей, химийн бусад үйлдвэр: 65 мянган тонн</li>
</ul>
<p>Энэ хэмжээ нь дунд оврын нэг хайлуулах үйлдвэрээс гарах хүчлийн ойролцоогоор 45 хувьтай тэнцэнэ. Үлдсэн хэсгийг хадгалах, тээвэрлэх аюулгүй шийдлийг судалгааны хоёр дахь үе шатанд авч үзнэ.</p>`,
    },
    en: {
      figure: '340 thousand tonnes',
      title: 'Sulphuric acid study: a domestic market of 340,000 tonnes',
      summary:
        'According to the working group, demand from leaching, fertiliser and batteries will double by 2032.',
      text: `
<p>The working group set up by the conference has calculated the domestic use of sulphuric acid in detail for the first time. Demand is 165,000 tonnes a year today and is expected to reach 340,000 tonnes by 2032.</p>
<h2>Use in 2032</h2>
<ul>
<li>Copper leaching: 180,000 t</li>
<li>Phosphate fertiliser: 95,000 t</li>
<li>Batteries and other chemistry: 65,000 t</li>
</ul>
<p>That is about 45 per cent of the acid of one medium-sized smelter. The second stage of the study will look at safe storage and transport of the rest.</p>`,
    },
  },
  {
    publishedAt: '2026-05-14T11:40',
    category_cid: categoryCids.industrialisation,
    cover: 'strata3',
    publisher: 'МУУҮА',
    yellow_book: true,
    mn: {
      figure: '160 нэр төрөл',
      title: 'Сэлбэгээ дотооддоо үйлдвэрлэе: 28 үйлдвэр, 160 нэр төрөл',
      summary:
        'Бутлуурын хуяг, шанаганы шүд, туузан дамжуулагчийн бул зэрэг элэгдэх эд ангийг дотоодоос авах каталог гарлаа.',
      text: `
<p>Уурхайнууд жил бүр элэгдэх эд ангид 410 тэрбум төгрөг зарцуулдаг ч үүний 9 хувийг л дотоодоос авдаг. Энэ хувийг нэмэгдүүлэх зорилгоор ассоциаци 28 үйлдвэрийн 160 нэр төрлийн бүтээгдэхүүнийг багтаасан каталог гаргалаа.</p>
<h2>Каталогт юу байгаа вэ?</h2>
<ul>
<li>Бутлуур, тээрмийн хуяг, доторлогоо</li>
<li>Экскаваторын шанаганы шүд, хамгаалалт</li>
<li>Туузан дамжуулагчийн бул, хүрээ</li>
<li>Шахуургын их бие, сэнс</li>
</ul>
<p>Бүтээгдэхүүн бүрийн хатуулаг, найрлагын шинжилгээг бие даасан лабораторид хийлгэсэн. Каталогийг бизнес лавлахаас татаж авна уу.</p>`,
    },
    en: {
      figure: '160 kinds of parts',
      title: 'Spare parts made at home: 28 factories, 160 products',
      summary:
        'A catalogue lists crusher liners, bucket teeth, conveyor rollers and other wear parts that are made in Mongolia.',
      text: `
<p>Mines spend MNT 410 billion a year on wear parts, but buy only 9 per cent of them at home. To raise that share the association has published a catalogue of 160 products from 28 factories.</p>
<h2>What it lists</h2>
<ul>
<li>Liners for crushers and mills</li>
<li>Bucket teeth and shrouds for excavators</li>
<li>Conveyor rollers and frames</li>
<li>Pump casings and impellers</li>
</ul>
<p>An independent laboratory has tested the hardness and composition of each product. The catalogue can be downloaded from the business directory.</p>`,
    },
  },
  {
    publishedAt: '2026-09-17T09:15',
    category_cid: categoryCids.industrialisation,
    cover: 'crystals2',
    publisher: 'МУУҮА',
    mn: {
      title: 'Үндэсний аж үйлдвэржилтийн хурал 2026-д илтгэл хүлээн авч байна',
      summary:
        'Аравдугаар сарын 20–21-нд болох хурлын дөрвөн хуралдаанд 32 илтгэл хэлэлцүүлнэ. Хураангуйг есдүгээр сарын 30-ныг хүртэл илгээнэ үү.',
      text: `
<p>Энэ жилийн хурал «Нэмүү өртгийн гинжин хэлхээ: хүдрээс бүтээгдэхүүн хүртэл» сэдвийн дор болно. Зохион байгуулах хороо судлаач, инженер, бизнес эрхлэгчдийг илтгэлээ ирүүлэхийг урьж байна.</p>
<h2>Хуралдаанууд</h2>
<ol>
<li>Металлурги, хими</li>
<li>Нүүрсний гүн боловсруулалт</li>
<li>Машин, тоног төхөөрөмж үйлдвэрлэл</li>
<li>Санхүүжилт, бодлого</li>
</ol>
<p>Хураангуй 300 үгээс хэтрэхгүй, монгол эсвэл англи хэлээр байх ёстой. Сонгон шалгаруулалтын дүнг аравдугаар сарын 7-нд мэдэгдэнэ.</p>`,
    },
    en: {
      title: 'Call for papers: National Industrialisation Conference 2026',
      summary:
        'Thirty-two papers will be presented in four sessions on 20 and 21 October. Send your abstract by 30 September.',
      text: `
<p>This year’s theme is “The value chain: from ore to product”. The committee invites researchers, engineers and entrepreneurs to send in their papers.</p>
<h2>Sessions</h2>
<ol>
<li>Metallurgy and chemistry</li>
<li>Deep processing of coal</li>
<li>Machinery and equipment</li>
<li>Finance and policy</li>
</ol>
<p>Abstracts have up to 300 words, in Mongolian or English. Authors will be told on 7 October.</p>`,
    },
  },
  {
    publishedAt: '2026-10-22T18:20',
    category_cid: categoryCids.industrialisation,
    cover: 'ore1',
    publisher: 'МУУҮА',
    mn: {
      figure: '15 зөвлөмж',
      title: 'Хүдрээс бүтээгдэхүүн хүртэл: хурал дөрвөн төслийн санхүүжилтийн тохиролцоогоор өндөрлөв',
      summary:
        'Үндэсний аж үйлдвэржилтийн хуралд 510 төлөөлөгч оролцож, өнгөрсөн жилийн 15 зөвлөмжийн есийн хэрэгжилтийг танилцууллаа.',
      text: `
<p>Хоёр өдөр үргэлжилсэн Үндэсний аж үйлдвэржилтийн хурал өндөрлөлөө. Энэ удаа илтгэлээс гадна төсөл хэрэгжүүлэгч, банк, тоног төхөөрөмж нийлүүлэгчийн уулзалтыг зэрэгцүүлэн зохион байгуулсан нь онцлог байв.</p>
<h2>Тохиролцоонд хүрсэн төслүүд</h2>
<ul>
<li>Дархан дахь бутлуурын хуягийн цутгах цехийн өргөтгөл</li>
<li>Жоншны хүчлийн зэрэглэлийн баяжмалын шугам</li>
<li>Хагас кокс, утаагүй түлшний туршилтын үйлдвэр</li>
<li>Зэсийг уусгах туршилтын төхөөрөмж</li>
</ul>
<h2>Зөвлөмжийн хэрэгжилт</h2>
<p>Өнгөрсөн жилийн 15 зөвлөмжийн ес нь хэрэгжиж эхэлсэн бол гурав нь хуулийн өөрчлөлт, гурав нь нэмэлт судалгаа шаардаж байна.</p>
<blockquote><p>Үйлдвэржилт гэдэг нэг том үйлдвэр биш. Бие биедээ захиалга өгдөг зуун жижиг цех юм.</p></blockquote>
<p>Дараагийн хурлыг 2027 оны аравдугаар сард Эрдэнэт хотод хийхээр шийдвэрлэв.</p>`,
    },
    en: {
      figure: '15 recommendations',
      title: 'From ore to product: the conference ends with financing for four projects',
      summary:
        'The 510 delegates also heard that nine of last year’s 15 recommendations are being carried out.',
      text: `
<p>The National Industrialisation Conference has ended after two days. For the first time, meetings of project owners, banks and equipment suppliers took place beside the papers.</p>
<h2>Projects agreed</h2>
<ul>
<li>A larger foundry for crusher liners in Darkhan</li>
<li>A line for acid-grade fluorspar concentrate</li>
<li>A pilot plant for semi-coke and smokeless fuel</li>
<li>A pilot unit for copper leaching</li>
</ul>
<h2>Last year’s recommendations</h2>
<p>Of the 15 recommendations nine are being carried out, three need a change of the law, and three need more research.</p>
<blockquote><p>Industrialisation is not one great factory. It is a hundred small workshops that place orders with each other.</p></blockquote>
<p>The next conference will be held in Erdenet in October 2027.</p>`,
    },
  },
]
