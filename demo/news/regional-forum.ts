import { categoryCids, type DemoNewsItem } from './item'

/** The category Бүсийн чуулган / Regional forum. */
export const regionalForumNews: DemoNewsItem[] = [
  {
    publishedAt: '2025-09-24T14:00',
    category_cid: categoryCids.regionalForum,
    cover: 'core1',
    publisher: 'МУУҮА',
    mn: {
      title: 'Ховд аймагт баруун бүсийн уул уурхайн хөгжлийг хэлэлцэв',
      summary:
        'Чуулганд таван аймгийн төлөөлөл оролцож, тээвэр, эрчим хүч, орон нутгийн худалдан авалтын асуудлыг ярилцлаа.',
      text: `
<p>Баруун бүсийн уул уурхайн чуулган Ховд хотод боллоо. Баян-Өлгий, Говь-Алтай, Завхан, Увс, Ховд аймгийн удирдлага, компани, иргэний нийгмийн 240 төлөөлөгч хоёр өдрийн турш хэлэлцүүлэг өрнүүлэв.</p>
<p><img src="picture:steppe3" alt="Монгол Алтайн нуруу, алсаас"></p>
<h2>Гурван гол асуудал</h2>
<ul>
<li><strong>Тээвэр:</strong> хүдрийг 800 гаруй километр зөөх нь өртгийн 40 хувийг эзэлж байна</li>
<li><strong>Эрчим хүч:</strong> бүсийн цахилгааны хангамж шинэ уурхайн хэрэгцээний талыг л хангах боломжтой</li>
<li><strong>Худалдан авалт:</strong> орон нутгийн нийлүүлэгчийн дундаж хувь 17</li>
</ul>
<p><img src="picture:contours1" alt="Уулархаг нутгийн байр зүйн зураг"></p>
<p>Чуулганаас орон нутгийн нийлүүлэгчийг бэлтгэх сургалт, хамтын ачаа тээврийн хуваарь, нарны станц барих боломжийн судалгаа гэсэн гурван ажлыг эхлүүлэхээр тохиролцов.</p>`,
    },
    en: {
      title: 'The future of mining in the west is discussed in Khovd',
      summary: 'Delegates of five provinces talked about transport, energy and local procurement.',
      text: `
<p>The mining forum of the western region took place in Khovd. For two days 240 delegates of local government, companies and civil society from Bayan-Ölgii, Govi-Altai, Zavkhan, Uvs and Khovd exchanged their views.</p>
<p><img src="picture:steppe3" alt="The Mongolian Altai from afar"></p>
<h2>Three questions</h2>
<ul>
<li><strong>Transport:</strong> moving ore over more than 800 kilometres makes up 40 per cent of its cost</li>
<li><strong>Energy:</strong> the regional grid can meet half of what new mines will need</li>
<li><strong>Procurement:</strong> local suppliers have a share of 17 per cent</li>
</ul>
<p><img src="picture:contours1" alt="Topographic map of mountain country"></p>
<p>The forum agreed on three projects: training for local suppliers, a joint freight schedule, and a feasibility study for a solar power station.</p>`,
    },
  },
  {
    publishedAt: '2026-02-12T10:20',
    category_cid: categoryCids.regionalForum,
    cover: 'crystals2',
    publisher: 'МУУҮА',
    mn: {
      title: '2026 оны бүсийн чуулгануудын хуваарь гарлаа',
      summary: 'Дархан, Чойбалсан, Даланзадгад хотод гурван чуулган болж, зөвлөмжийг намар нэгтгэнэ.',
      text: `
<p>Удирдах зөвлөлийн шийдвэрээр энэ онд гурван бүсэд чуулган зохион байгуулна. Чуулган бүр нэг тодорхой сэдвийг гүнзгий хэлэлцдэгээрээ өмнөх жилүүдээс ялгаатай.</p>
<table>
<thead><tr><th>Бүс</th><th>Хот</th><th>Өдөр</th><th>Сэдэв</th></tr></thead>
<tbody>
<tr><td>Төв</td><td>Дархан</td><td>2026.04.07–08</td><td>Боловсруулах үйлдвэр, ажиллах хүч</td></tr>
<tr><td>Зүүн</td><td>Чойбалсан</td><td>2026.06.09–10</td><td>Жонш, төмөр зам, ховор ан амьтан</td></tr>
<tr><td>Говь</td><td>Даланзадгад</td><td>2026.08.18–19</td><td>Ус, бэлчээр, хилийн боомт</td></tr>
</tbody>
</table>
<p>Орон нутгийн иргэд, малчдын төлөөлөл чуулганд үнэгүй оролцоно. Асуулт, саналаа урьдчилан ирүүлэх хуудсыг аймаг бүрийн Засаг даргын Тамгын газарт байршуулсан.</p>`,
    },
    en: {
      title: 'The regional forums of 2026 have their dates',
      summary: 'Three forums in Darkhan, Choibalsan and Dalanzadgad; joint recommendations follow in autumn.',
      text: `
<p>By decision of the Board forums will be held in three regions this year. Unlike in earlier years each of them goes deeply into its own subject.</p>
<table>
<thead><tr><th>Region</th><th>Town</th><th>Date</th><th>Subject</th></tr></thead>
<tbody>
<tr><td>Central</td><td>Darkhan</td><td>7–8 Apr 2026</td><td>Processing plants, workforce</td></tr>
<tr><td>East</td><td>Choibalsan</td><td>9–10 Jun 2026</td><td>Fluorspar, railways, rare wildlife</td></tr>
<tr><td>Gobi</td><td>Dalanzadgad</td><td>18–19 Aug 2026</td><td>Water, pastures, border crossings</td></tr>
</tbody>
</table>
<p>Local people and herders attend free of charge. Forms for questions and proposals are available at every provincial government office.</p>`,
    },
  },
  {
    publishedAt: '2026-04-09T17:10',
    category_cid: categoryCids.regionalForum,
    cover: 'pit1',
    publisher: 'МУУҮА',
    mn: {
      figure: '1,800 мэргэжилтэн',
      title: 'Дархан: боловсруулах үйлдвэрт 1,800 мэргэжилтэн дутаж байна',
      summary:
        'Төв бүсийн чуулганаар мэргэжлийн сургуулийн хөтөлбөрийг үйлдвэрийн хэрэгцээнд нийцүүлэх замын зургийг танилцуулав.',
      text: `
<p>Төв бүсийн чуулганд танилцуулсан судалгаагаар ирэх гурван жилд ашиглалтад орох боловсруулах дөрвөн үйлдвэрт 1,800 техникч, оператор дутагдах тооцоо гарчээ. Үүний талаас илүү нь гагнуурчин, засварчин, лаборантын мэргэжил юм.</p>
<h2>Замын зураг</h2>
<ol>
<li>Мэргэжлийн зургаан сургуульд хосолсон сургалт нэвтрүүлэх</li>
<li>Багш нарыг жилд нэг сар үйлдвэр дээр дадлагажуулах</li>
<li>Тоног төхөөрөмжийн сургалтын загварыг хамтран худалдан авах</li>
</ol>
<blockquote><p>Бид төгсөгчийг ажилд авахдаа дахин сургадаг. Харин хамтдаа сургавал хоёр жил хэмнэнэ.</p></blockquote>
<p>Замын зургийг хэрэгжүүлэх эхний гэрээнд таван компани, хоёр сургууль гарын үсэг зурлаа.</p>`,
    },
    en: {
      figure: '1,800 workers',
      title: 'Darkhan: processing plants lack 1,800 skilled people',
      summary:
        'The forum of the central region presented a road map to bring vocational schools and industry together.',
      text: `
<p>According to a study presented at the forum, four processing plants that open in the next three years will be short of 1,800 technicians and operators. More than half of the gap is in welding, maintenance and laboratory work.</p>
<h2>The road map</h2>
<ol>
<li>Dual training at six vocational schools</li>
<li>One month a year in industry for teachers</li>
<li>Joint purchase of training equipment</li>
</ol>
<blockquote><p>We retrain every graduate whom we employ. If we train together, we save two years.</p></blockquote>
<p>Five companies and two schools have signed the first agreement.</p>`,
    },
  },
  {
    publishedAt: '2026-06-11T12:40',
    category_cid: categoryCids.regionalForum,
    cover: 'slideSteppe',
    publisher: 'МУУҮА',
    mn: {
      title: 'Зүүн бүсийн чуулган: төмөр зам цагаан зээрийн нүүдлийг хаах ёсгүй',
      summary:
        'Чойбалсан хотод болсон чуулганаас амьтны гарц, хашааны стандартыг төмөр замын зураг төсөлд тусгах зөвлөмж гарлаа.',
      text: `
<p>Дорнод, Сүхбаатар, Хэнтий аймгийн төлөөлөгчид Чойбалсан хотод хуралдаж, уул уурхай, тээврийн шинэ төслүүдийг хээрийн экосистемтэй хэрхэн зохицуулах талаар хэлэлцлээ. Бүсэд жил бүр сая гаруй цагаан зээр нүүдэллэдэг.</p>
<h2>Зөвлөмж</h2>
<ul>
<li>Нүүдлийн гол замтай огтлолцох хэсэгт 5 километр тутам гарц гаргах</li>
<li>Хашааны доод утсыг газраас 60 см-ээс багагүй өндөрт татах</li>
<li>Тээврийн хөдөлгөөнийг нүүдлийн оргил үед шөнийн цагаар хязгаарлах</li>
</ul>
<p>Жоншны гурван уурхайн төлөөлөл зөвлөмжийг сайн дураараа энэ оноос мөрдөхөө мэдэгдсэн нь чуулганы хамгийн бодитой үр дүн байлаа.</p>`,
    },
    en: {
      title: 'Eastern forum: railways must not stop the gazelles',
      summary:
        'The forum in Choibalsan recommends wildlife crossings and a fence standard for the design of railways.',
      text: `
<p>Delegates from Dornod, Sükhbaatar and Khentii met in Choibalsan to discuss how new mines and railways can be fitted into the ecosystem of the steppe. More than a million Mongolian gazelles migrate through the region every year.</p>
<h2>Recommendations</h2>
<ul>
<li>A crossing every 5 kilometres where the main routes are cut</li>
<li>The lowest wire of a fence at least 60 cm above the ground</li>
<li>No traffic at night while the migration is at its height</li>
</ul>
<p>The most tangible result: three fluorspar mines will follow the recommendations from this year on, of their own accord.</p>`,
    },
  },
  {
    publishedAt: '2026-08-20T16:20',
    category_cid: categoryCids.regionalForum,
    cover: 'ore2',
    publisher: 'МУУҮА',
    mn: {
      figure: '120 худаг',
      title: 'Говийн бүсийн чуулганд малчид, уурхайчид усны нэгдсэн мэдээлэлтэй болохоор тохиров',
      summary: 'Даланзадгадад болсон чуулганы шийдвэрээр 120 худгийн түвшний мэдээллийг нээлттэй болгоно.',
      text: `
<p>Говийн бүсийн чуулган энэ жилийн гурван чуулганы хамгийн олон оролцогчтой нь боллоо. Хоёр өдрийн хэлэлцүүлэгт 310 хүн оролцсоны 94 нь малчин байв.</p>
<h2>Усны нэгдсэн мэдээлэл</h2>
<p>Өнөөдөр уурхай бүр хяналтын худгийнхаа түвшинг тусдаа хэмжиж, тайлагнадаг. Чуулганы шийдвэрээр Өмнөговь, Дундговь, Дорноговь аймгийн 120 худгийн түвшин, найрлагын мэдээллийг улирал бүр нэг маягтаар нэгтгэн, нээлттэй нийтэлнэ.</p>
<h3>Хэн юу хийх вэ?</h3>
<ul>
<li>Уурхай: хэмжилт хийж, мэдээллээ сарын 10-нд илгээнэ</li>
<li>Малчдын бүлэг: хоёр сар тутам хяналтын хэмжилтэд оролцоно</li>
<li>Ассоциаци: мэдээллийг нэгтгэж, газрын зураг дээр харуулна</li>
</ul>
<p>Хилийн боомтын ачааллыг цахим дарааллаар зохицуулах санал ч олонхын дэмжлэг авчээ.</p>`,
    },
    en: {
      figure: '120 wells',
      title: 'Herders and miners of the Gobi agree on shared water data',
      summary: 'The forum in Dalanzadgad decided to publish the levels of 120 wells.',
      text: `
<p>The Gobi forum was the largest of this year’s three. Of its 310 participants 94 were herders.</p>
<h2>Shared water data</h2>
<p>Until now each mine measured and reported the levels of its monitoring wells by itself. By decision of the forum the levels and the water quality of 120 wells in Ömnögovi, Dundgovi and Dornogovi will be compiled in one form every quarter and published.</p>
<h3>Who does what</h3>
<ul>
<li>Mines measure and send their data by the 10th of the month</li>
<li>Herder groups take part in control measurements every two months</li>
<li>The association compiles the data and shows them on a map</li>
</ul>
<p>Most participants also supported an electronic queue at the border crossings.</p>`,
    },
  },
  {
    publishedAt: '2026-10-01T09:50',
    category_cid: categoryCids.regionalForum,
    cover: 'strata1',
    publisher: 'МУУҮА',
    mn: {
      figure: '26 зөвлөмж',
      title: 'Гурван чуулганы 26 зөвлөмжийг нэгтгэв',
      summary:
        'Зөвлөмжийн арван нэгийг ассоциаци, долоог нь төрийн байгууллага, наймыг нь компаниуд хариуцна.',
      text: `
<p>Дархан, Чойбалсан, Даланзадгад хотод болсон чуулганаас гарсан зөвлөмжийг ажлын хэсэг нэгтгэж, хариуцах эзэн, хугацаатай нь хүснэгтлэн гаргалаа.</p>
<h2>Ойрын хугацаанд</h2>
<ul>
<li>Усны нээлттэй мэдээллийн анхны нийтлэл: 2026 оны арван хоёрдугаар сар</li>
<li>Хосолсон сургалтын хоёр дахь гэрээ: 2027 оны нэгдүгээр сар</li>
<li>Амьтны гарцын зураг төслийн удирдамж: 2027 оны гуравдугаар сар</li>
</ul>
<p>Зөвлөмж бүрийн явцыг хагас жил тутам орон нутгийн төлөөлөлд тайлагнана. Бүрэн эхийг ажлын албанаас авч болно.</p>`,
    },
  },
]
