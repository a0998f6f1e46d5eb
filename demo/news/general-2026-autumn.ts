import { categoryCids, type DemoNewsItem } from './item'

export const generalNewsAutumn2026: DemoNewsItem[] = [
  {
    publishedAt: '2026-06-18T09:10',
    category_cid: categoryCids.news,
    cover: 'pit3',
    publisher: 'Байгаль орчны хороо',
    mn: {
      figure: '−70% тоос',
      title: 'Тээврийн замын тоосжилтыг 70 хувиар бууруулсан туршилт',
      summary:
        'Ханбогд сумын малчидтай хамтран хийсэн зургаан сарын туршилтаар тоос дарагч гурван уусмалыг харьцуулжээ.',
      text: `
<p>Хатуу хучилтгүй тээврийн зам дагуух тоосжилт нь говийн малчдаас хамгийн олон ирдэг гомдлын нэг юм. Ассоциаци, «Говь Ресурс» компани, нутгийн таван бүлэг малчин хамтран 18 километр замд гурван төрлийн уусмалыг зургаан сар туршив.</p>
<p><img src="picture:steppe3" alt="Говийн тал, алсад уулс"></p>
<h2>Туршилтын дүн</h2>
<table>
<thead><tr><th>Арга</th><th>Тоосны бууралт</th><th>Нэг км-ийн зардал, сая төгрөг</th></tr></thead>
<tbody>
<tr><td>Ус</td><td>31%</td><td>2.9</td></tr>
<tr><td>Давсны уусмал</td><td>58%</td><td>4.1</td></tr>
<tr><td>Органик барьцалдуулагч</td><td>70%</td><td>3.6</td></tr>
</tbody>
</table>
<p><img src="picture:strata2" alt="Хөрсний давхаргын зүсэлт"></p>
<p>Тоос хэмжигч 12 цэгийн мэдээллийг малчид утсаараа шууд харж, тоосжилт хэтэрсэн өдөр тээвэрлэлтийн хурдыг бууруулах хүсэлт гаргах эрхтэй байв. Туршилтын хугацаанд ийм хүсэлт 14 удаа ирсэн бөгөөд бүгдийг нь хоёр цагийн дотор биелүүлжээ.</p>
<p><img src="picture:contours1" alt="Судалгааны талбайн байр зүйн зураг"></p>
<blockquote><p>Тоос гэдэг тоо биш, өвс юм. Тоосгүй зам дагуу мал минь буцаж ирж байна.</p></blockquote>
<p>Хороо туршилтын тайланг бүрэн эхээр нь нийтэлж, органик барьцалдуулагчийг стандарт болгох саналаа холбогдох байгууллагад хүргүүлнэ.</p>
<p><img src="picture:core3" alt="Хөрсний дээжийн хайрцгууд"></p>`,
    },
    en: {
      figure: '−70% dust',
      title: 'A trial cut road dust by 70 per cent',
      summary: 'Three ways to bind dust were compared for six months together with the herders of Khanbogd.',
      text: `
<p>Dust along unpaved haul roads is one of the complaints that Gobi herders make most often. The association, Gobi Resource and five groups of local herders tried three treatments on 18 kilometres of road for six months.</p>
<p><img src="picture:steppe3" alt="Gobi plain with mountains in the distance"></p>
<h2>Results</h2>
<table>
<thead><tr><th>Method</th><th>Less dust</th><th>Cost per km, million MNT</th></tr></thead>
<tbody>
<tr><td>Water</td><td>31%</td><td>2.9</td></tr>
<tr><td>Salt solution</td><td>58%</td><td>4.1</td></tr>
<tr><td>Organic binder</td><td>70%</td><td>3.6</td></tr>
</tbody>
</table>
<p><img src="picture:strata2" alt="Section through layers of soil"></p>
<p>Herders could see the readings of 12 dust meters on their telephones, and had the right to ask for lower speeds on bad days. They did so 14 times, and each time the trucks slowed down within two hours.</p>
<p><img src="picture:contours1" alt="Topographic map of the test area"></p>
<blockquote><p>Dust is not a number, it is grass. My animals are coming back to the road.</p></blockquote>
<p>The committee will publish the full report and propose the organic binder as a standard.</p>
<p><img src="picture:core3" alt="Trays of soil samples"></p>`,
    },
  },
  {
    publishedAt: '2026-07-02T17:00',
    category_cid: categoryCids.news,
    cover: 'contours3',
    publisher: 'Ажлын алба',
    mn: {
      title: 'Наадмын амралтын үеэр ажиллах хуваарь',
      summary:
        'Ажлын алба долоодугаар сарын 10-наас 17-ныг хүртэл амарна. Яаралтай үед утсаар холбогдоно уу.',
      text: `
<p>Үндэсний их баяр наадмыг тохиолдуулан ассоциацийн ажлын алба долоодугаар сарын 10-наас 17-ныг хүртэл амарч, 20-ны даваа гарагт 09:00 цагаас хэвийн ажиллана.</p>
<p>Амралтын хугацаанд ирсэн и-мэйлд 20-нд хариу өгнө. Осол, зөрчлийн мэдээллийг жижүүрийн <a href="tel:+97670000000">+976 7000 0000</a> утсаар хүлээн авна.</p>
<p>Та бүхэн сайхан наадаарай.</p>`,
    },
  },
  {
    publishedAt: '2026-07-23T10:40',
    category_cid: categoryCids.news,
    cover: 'strata2',
    publisher: 'МУУҮА',
    mn: {
      figure: '64 оюутан',
      title: 'Зуны дадлагажигчид уурхай дээр: «Сурах бичигт байхгүй зүйл их юм»',
      summary:
        'Зургаан уурхайд дадлага хийж буй 64 оюутны эхний сарын сэтгэгдэл, зөвлөх багш нарын зөвлөгөө.',
      text: `
<p>Долоодугаар сарын эхээр уурхай руу явсан оюутнуудын дадлага хагасалжээ. Бид «Хангай Металл», «Их Овоо» компанийн уурхай дээр тэдэнтэй уулзлаа.</p>
<p><img src="picture:pit2" alt="Ил уурхайн ухаш, тойрсон мөргөцгүүд"></p>
<h2>Өглөөний ээлж</h2>
<p>Дадлагажигчдын өдөр 06:30 цагт аюулгүй ажиллагааны заавар авахаас эхэлнэ. Дараа нь уулын мастертай хамт мөргөцөг, замын байдлыг шалгаж, тэсэлгээний талбайн хэмжилтэд оролцдог.</p>
<blockquote><p>Номд налуугийн өнцгийг тоогоор бичдэг. Энд харин чулуу өөрөө яаж тогтож байгааг нь харж ойлгодог юм байна.</p></blockquote>
<h2>Зөвлөх багш нарын гурван зөвлөгөө</h2>
<ol>
<li>Мэдэхгүй зүйлээ тэр дор нь асуу.</li>
<li>Дэвтэр, харандаагаа хэзээ ч бүү орхи.</li>
<li>Машины хараагүй бүсэд зогсож болохгүй.</li>
</ol>
<p><img src="picture:ore2" alt="Хүдрийн дээжийн өнгөлсөн гадаргуу"></p>
<p>Дадлагын тайлангийн хамгаалалт наймдугаар сарын 28-нд болно.</p>`,
    },
    en: {
      figure: '64 students',
      title: 'Students at the mine: “So much is not in the textbook”',
      summary:
        'First impressions of the 64 students who spend their summer at six mines, and advice from their mentors.',
      text: `
<p>The students who left for the mines in early July have reached the middle of their placement. We met some of them at the mines of Khangai Metal and Ikh Ovoo.</p>
<p><img src="picture:pit2" alt="An open pit with bench above bench"></p>
<h2>The morning shift</h2>
<p>Their day begins at 06:30 with a safety briefing. Then they inspect benches and roads with the shift foreman and help to survey the blast area.</p>
<blockquote><p>The book gives you the slope angle as a number. Here you see the state of the rock itself.</p></blockquote>
<h2>Three pieces of advice</h2>
<ol>
<li>Ask at once when you do not understand.</li>
<li>Never leave your notebook and pencil behind.</li>
<li>Do not stand in the blind spot of a machine.</li>
</ol>
<p><img src="picture:ore2" alt="Polished face of an ore sample"></p>
<p>The students will present their reports on 28 August.</p>`,
    },
  },
  {
    publishedAt: '2026-08-13T11:30',
    category_cid: categoryCids.news,
    cover: 'steppe2',
    publisher: 'МУУҮА',
    yellow_book: true,
    mn: {
      figure: '−45% ус',
      title: 'Дорнод Жонш хуурай хаягдлын технологид шилжлээ',
      summary:
        'Жоншны баяжуулах үйлдвэр хаягдлаа шахаж хатаан овоолох болсноор усны хэрэглээ 45 хувиар багасна.',
      text: `
<p>«Дорнод Жонш» компанийн баяжуулах үйлдвэр нойтон хаягдлын сангаа хааж, шүүлтүүр прессээр хатаасан хаягдлыг овоолох технологид бүрэн шилжлээ. Хөрөнгө оруулалтын дүн 14.2 тэрбум төгрөг болжээ.</p>
<h2>Гурван үр дүн</h2>
<ul>
<li>Цэвэр усны хэрэглээ нэг тонн хүдэрт 0.66-аас 0.36 шоо метр болж буурна</li>
<li>Далан сэтрэх эрсдэл үндсэндээ арилна</li>
<li>Хаягдлын овоолгыг ашиглалтын явцад үе шаттай нөхөн сэргээх боломжтой болно</li>
</ul>
<p>Хуучин сангийн талбайг хоёр жилийн хугацаанд тэгшилж, олон наст ургамал тарих юм. Компани туршлагаа есдүгээр сард гишүүдэд танилцуулна.</p>`,
    },
    en: {
      figure: '−45% water',
      title: 'Dornod Jonsh switches to dry tailings',
      summary:
        'The processing plant now presses and stacks its tailings, and will use 45 per cent less water.',
      text: `
<p>Dornod Jonsh has closed the wet tailings pond of its processing plant and now stacks tailings that are dried in filter presses. The investment came to MNT 14.2 billion.</p>
<h2>Three results</h2>
<ul>
<li>Fresh water falls from 0.66 to 0.36 cubic metres per tonne of ore</li>
<li>The risk of a dam failure is all but removed</li>
<li>The stack can be rehabilitated in stages while the plant is at work</li>
</ul>
<p>The old pond will be levelled and sown with perennial plants within two years. The company will share its experience with members in September.</p>`,
    },
  },
  {
    publishedAt: '2026-08-27T15:00',
    category_cid: categoryCids.news,
    cover: 'core2',
    publisher: 'Тээвэр, логистикийн хороо',
    yellow_book: true,
    mn: {
      figure: '−38% эрчим хүч',
      title: 'Цахилгаан ачааны машины эхний туршилт: өвлийн шалгуур үлдлээ',
      summary:
        'Хоёр машин зуны гурван сард 41 мянган километр туулж, тонн-километрийн эрчим хүчний зардал дизелийнхээс 38 хувиар бага гарав.',
      text: `
<p>«Их Овоо» компани хилийн боомт руу нүүрс тээвэрлэхэд хоёр цахилгаан ачааны машиныг зургаадугаар сараас туршиж эхэлсэн юм. Нэг удаагийн цэнэглэлтээр ачаатай 190 километр явж, буцах замдаа уруу газар батарейгаа хэсэгчлэн цэнэглэдэг байна.</p>
<h2>Дизель машинтай харьцуулахад</h2>
<ul>
<li>Тонн-километрийн эрчим хүчний зардал: −38%</li>
<li>Тоормосны дэвсгэрийн элэгдэл: −60%</li>
<li>Нэг рейсийн хугацаа: +22 минут</li>
</ul>
<p>Хамгийн том асуулт бол хүйтэн. Хороо арван хоёрдугаар сараас хоёрдугаар сар хүртэл хасах 30 хэмийн нөхцөлд туршилтыг үргэлжлүүлж, дүнгээ хаврын бага хурлаар танилцуулна.</p>`,
    },
    en: {
      figure: '−38% energy',
      title: 'First trial of electric trucks: winter is still to come',
      summary:
        'Two trucks covered 41,000 kilometres in three summer months. Energy per tonne-kilometre cost 38 per cent less than with diesel.',
      text: `
<p>In June Ikh Ovoo began to carry coal to the border with two electric trucks. On one charge they drive 190 kilometres with a full load, and on the way back they recover some energy downhill.</p>
<h2>Compared with diesel</h2>
<ul>
<li>Energy cost per tonne-kilometre: −38%</li>
<li>Wear of brake pads: −60%</li>
<li>Time for one trip: +22 minutes</li>
</ul>
<p>The great question is the cold. The Logistics Committee will continue the trial from December to February at −30 degrees and report at its spring meeting.</p>`,
    },
  },
  {
    publishedAt: '2026-09-25T14:45',
    category_cid: categoryCids.news,
    cover: 'contours1',
    publisher: 'МУУҮА',
    mn: {
      figure: '12 баг',
      title: 'Уурхайн аврах багуудын тэмцээнд Хангай Металл тэргүүллээ',
      summary:
        'Арван хоёр баг утаатай орчинд эрэн хайх, өндрөөс буулгах, анхны тусламж үзүүлэх даалгаврыг хоёр өдрийн турш гүйцэтгэв.',
      text: `
<p>Уурхайн аврах ажиллагааны улсын тэмцээн Налайх дахь сургалтын бааз дээр боллоо. Зургаан хүний бүрэлдэхүүнтэй 12 баг таван төрлөөр өрсөлдөж, «Хангай Металл» компанийн баг 468 оноогоор түрүүлэв.</p>
<h2>Эхний гурван байр</h2>
<ol>
<li>Хангай Металл: 468 оноо</li>
<li>Тэнгэр Зэс: 455 оноо</li>
<li>Говь Ресурс: 441 оноо</li>
</ol>
<p>Хамгийн хүнд даалгавар нь үзэгдэх орчин тэг болсон малталтаас хоёр хүнийг 20 минутын дотор олж гаргах байлаа. Арван хоёр багийн долоо нь хугацаандаа амжжээ.</p>
<p>Түрүүлсэн баг ирэх хавар болох олон улсын тэмцээнд Монголоо төлөөлөн оролцоно.</p>`,
    },
    en: {
      figure: '12 teams',
      title: 'Khangai Metal wins the mine rescue competition',
      summary:
        'For two days twelve teams searched in smoke, lowered casualties from a height and gave first aid.',
      text: `
<p>The national mine rescue competition took place at the training ground in Nalaikh. Twelve teams of six competed in five disciplines, and Khangai Metal won with 468 points.</p>
<h2>The first three</h2>
<ol>
<li>Khangai Metal: 468 points</li>
<li>Tenger Zes: 455 points</li>
<li>Gobi Resource: 441 points</li>
</ol>
<p>The hardest task was to find two people in a drift without any visibility, and to bring them out within 20 minutes. Seven of the twelve teams did it in time.</p>
<p>The winners will represent Mongolia at the international competition next spring.</p>`,
    },
  },
  {
    publishedAt: '2026-10-29T10:00',
    category_cid: categoryCids.news,
    cover: 'pit1',
    publisher: 'МУУҮА',
    yellow_book: true,
    mn: {
      figure: '50 байгууллага',
      title: 'Бизнес лавлах 50 дахь байгууллагаа бүртгэв',
      summary:
        'Уул уурхайн ханган нийлүүлэгч, зөвлөх, үйлчилгээний байгууллагуудын нэгдсэн лавлах нээгдсэнээсээ хойш долоон сарын дараа 50-д хүрлээ.',
      text: `
<p>Ассоциацийн бизнес лавлахад бүртгүүлсэн байгууллагын тоо 50-д хүрлээ. Тавь дахь нь Дархан хотод төвтэй, бутлуурын сэлбэг үйлдвэрлэдэг гэр бүлийн компани байлаа.</p>
<h2>Ангиллаар</h2>
<ul>
<li>Тоног төхөөрөмж, сэлбэг: 18</li>
<li>Зөвлөх үйлчилгээ: 12</li>
<li>Тээвэр, логистик: 9</li>
<li>Ахуйн болон бусад үйлчилгээ: 11</li>
</ul>
<p>Бүртгэл үнэгүй. Хүсэлтээ цахимаар илгээхэд ажлын гурван өдрийн дотор хянаж, зөвшөөрсөн хариуг и-мэйлээр мэдэгдэнэ.</p>`,
    },
    en: {
      figure: '50 organisations',
      title: 'The business directory lists its 50th organisation',
      summary:
        'Seven months after it opened, the directory of suppliers, consultants and service companies has reached 50 entries.',
      text: `
<p>The business directory of the association now lists 50 organisations. The fiftieth is a family company in Darkhan that makes spare parts for crushers.</p>
<h2>By category</h2>
<ul>
<li>Equipment and parts: 18</li>
<li>Consulting: 12</li>
<li>Transport and logistics: 9</li>
<li>Catering and other services: 11</li>
</ul>
<p>Registration is free. Send your request online; it is reviewed within three working days, and the answer comes by e-mail.</p>`,
    },
  },
  {
    publishedAt: '2026-11-18T10:30',
    category_cid: categoryCids.news,
    cover: 'crystals1',
    publisher: 'МУУҮА',
    mn: {
      figure: '2,400 га',
      title: 'Гишүүд энэ онд 2,400 га талбайг нөхөн сэргээж, гуравны хоёрыг нь орон нутагт хүлээлгэн өглөө',
      summary:
        'Арван найман уурхайн нөхөн сэргээлтийн дүнг нэгтгэв. Биологийн нөхөн сэргээлтийн талбай анх удаа техникийнхээс давжээ.',
      text: `
<p>Байгаль орчны хороо 2026 оны нөхөн сэргээлтийн нэгдсэн дүнг гаргалаа. Гишүүн 18 уурхай нийт 2,400 га талбайг нөхөн сэргээснээс 1,610 га-г нь орон нутгийн комисс хүлээн авчээ.</p>
<p><img src="picture:steppe1" alt="Нөхөн сэргээсэн тал нутаг, алсын уулс"></p>
<h2>Тоо ба чанар</h2>
<p>Биологийн нөхөн сэргээлт 1,290 га-д хүрч, анх удаа техникийн нөхөн сэргээлтээс давлаа. Шинжээчид ургамлын бүрхэц, хөрсний үржил шимийг 46 цэгт хэмжиж, талбайн 71 хувийг «сайн» гэж үнэлэв.</p>
<table>
<thead><tr><th>Бүс</th><th>Талбай, га</th><th>Хүлээлгэн өгсөн, га</th></tr></thead>
<tbody>
<tr><td>Говь</td><td>1,180</td><td>760</td></tr>
<tr><td>Төв</td><td>640</td><td>470</td></tr>
<tr><td>Зүүн</td><td>390</td><td>260</td></tr>
<tr><td>Баруун</td><td>190</td><td>120</td></tr>
</tbody>
</table>
<p><img src="picture:strata1" alt="Хөрсний давхаргын бүдүүвч зүсэлт"></p>
<h2>Хоёр шийдэл, нэг сургамж</h2>
<ul>
<li><strong>Үржил шимт хөрсийг шууд шилжүүлэх.</strong> Хадгалалгүйгээр шилжүүлсэн хөрсөнд үрийн соёололт 2.3 дахин өндөр байв.</li>
<li><strong>Нутгийн үрийн сан.</strong> Малчид 31 зүйл ургамлын үр түүж, уурхайд нийлүүлжээ.</li>
<li><strong>Сургамж.</strong> Гурав дахь жилдээ хашаагүй үлдсэн талбайн тал нь дахин доройтсон байна.</li>
</ul>
<blockquote><p>Нөхөн сэргээлт бол уурхайн сүүлчийн ажил биш. Эхний өдрөөс эхэлдэг ажил.</p></blockquote>
<p><img src="picture:contours2" alt="Нөхөн сэргээлтийн талбайн байр зүйн зураг"></p>
<p>Шилдэг гурван уурхайн туршлагыг арван хоёрдугаар сарын 9-нд болох нээлттэй хэлэлцүүлгээр танилцуулна.</p>`,
    },
    en: {
      figure: '2,400 ha',
      title: 'Members rehabilitated 2,400 hectares this year and handed over two thirds',
      summary:
        'The results of 18 mines are in. For the first time the area of biological rehabilitation exceeds that of technical work.',
      text: `
<p>The Environment Committee has published the joint results for 2026. Eighteen mines rehabilitated 2,400 hectares, of which local commissions have accepted 1,610.</p>
<p><img src="picture:steppe1" alt="Rehabilitated steppe with mountains behind"></p>
<h2>Quantity and quality</h2>
<p>Biological rehabilitation reached 1,290 hectares, more than technical rehabilitation for the first time. Experts measured plant cover and soil fertility at 46 points and rated 71 per cent of the area as good.</p>
<table>
<thead><tr><th>Region</th><th>Area, ha</th><th>Handed over, ha</th></tr></thead>
<tbody>
<tr><td>Gobi</td><td>1,180</td><td>760</td></tr>
<tr><td>Central</td><td>640</td><td>470</td></tr>
<tr><td>East</td><td>390</td><td>260</td></tr>
<tr><td>West</td><td>190</td><td>120</td></tr>
</tbody>
</table>
<p><img src="picture:strata1" alt="Schematic section through layers of soil"></p>
<h2>Two solutions and a lesson</h2>
<ul>
<li><strong>Move topsoil directly.</strong> Seeds germinated 2.3 times better in soil that had not been stored.</li>
<li><strong>Local seed banks.</strong> Herders gathered the seeds of 31 species for the mines.</li>
<li><strong>The lesson.</strong> Half of the areas left without a fence have degraded again by the third year.</li>
</ul>
<blockquote><p>Rehabilitation is not the last job of a mine. It begins on the first day.</p></blockquote>
<p><img src="picture:contours2" alt="Topographic map of the rehabilitated area"></p>
<p>The three best mines will share their experience at an open discussion on 9 December.</p>`,
    },
  },
]
