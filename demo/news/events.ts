import { categoryCids, type DemoNewsItem } from './item'

/** The category Арга хэмжээ / Events. */
export const eventNews: DemoNewsItem[] = [
  {
    publishedAt: '2025-09-11T12:00',
    category_cid: categoryCids.events,
    cover: 'steppe1',
    publisher: 'МУУҮА',
    mn: {
      title: 'Уул уурхайн долоо хоног 2025 нээлтээ хийлээ',
      summary: 'Гурван өдрийн үзэсгэлэн, хуралд 20 гаруй орны 350 байгууллага оролцож байна.',
      text: `
<p>Салбарын хамгийн том арга хэмжээ болох Уул уурхайн долоо хоног өнөөдөр Улаанбаатар хотод нээлтээ хийлээ. Есдүгээр сарын 11-нээс 13-ныг хүртэл үргэлжлэх энэ арга хэмжээнд 350 гаруй байгууллага үзэсгэлэнгээ дэлгэж, 123 илтгэгч үг хэлнэ.</p>
<p><img src="picture:pit3" alt="Үзэсгэлэнгийн танхимын хана дахь ил уурхайн зураг"></p>
<h2>Нэг дор арван хоёр хурал</h2>
<p>Энэ жил ногоон эрчим хүчний шилжилт, эрдэс түүхий эдийн боловсруулалт, хиймэл оюуны хэрэглээ гэсэн гурван чиглэл шинээр нэмэгдсэн. Оролцогчид нэг бүртгэлээр бүх хуралд суух боломжтой.</p>
<ul>
<li>1 дэх өдөр: нээлт, бодлогын хэлэлцүүлэг, хөрөнгө оруулагчдын уулзалт</li>
<li>2 дахь өдөр: технологи, аюулгүй ажиллагаа, байгаль орчны хурлууд</li>
<li>3 дахь өдөр: оюутан залуусын өдөр, нээлттэй үзэсгэлэн</li>
</ul>
<p><img src="picture:crystals1" alt="Эрдсийн талстын дүрслэл"></p>
<p><img src="picture:core1" alt="Үзэсгэлэнд тавьсан кернийн дээж"></p>
<p>Үзэсгэлэнгийн талбай 09:00–18:00 цагт нээлттэй. Гурав дахь өдөр сурагчид үнэгүй нэвтэрнэ.</p>
<p><img src="picture:ore3" alt="Хүдрийн дээжийн зүсэлт, зэсийн судлууд"></p>`,
    },
    en: {
      title: 'Mining Week 2025 has opened',
      summary:
        'Three days of exhibition and conferences bring together 350 organisations from more than 20 countries.',
      text: `
<p>Mining Week, the largest event of the sector, opened in Ulaanbaatar today. From 11 to 13 September more than 350 organisations exhibit and 123 speakers take the floor.</p>
<p><img src="picture:pit3" alt="Picture of an open pit on the wall of the exhibition hall"></p>
<h2>Twelve conferences in one</h2>
<p>Three subjects are new this year: the energy transition, the processing of minerals, and the use of artificial intelligence. One registration opens all the halls.</p>
<ul>
<li>Day 1: opening, policy debate, meeting of investors</li>
<li>Day 2: technology, safety and environment</li>
<li>Day 3: students' day and open exhibition</li>
</ul>
<p><img src="picture:crystals1" alt="Drawing of mineral crystals"></p>
<p><img src="picture:core1" alt="Drill core on display"></p>
<p>The exhibition is open from 09:00 to 18:00. On the third day school pupils enter free of charge.</p>
<p><img src="picture:ore3" alt="Section of an ore sample with veins of copper"></p>`,
    },
  },
  {
    publishedAt: '2025-11-13T15:30',
    category_cid: categoryCids.events,
    cover: 'pit3',
    publisher: 'МУУҮА',
    mn: {
      figure: '1.7 дахин',
      title: 'Хөдөлмөрийн аюулгүй байдлын бага хурлаар ядаргааны эрсдэлийг хэлэлцэв',
      summary:
        'Шөнийн ээлжийн осол өдрийнхөөс 1.7 дахин их гардаг. Хуралд 86 мэргэжилтэн оролцож, уртын ээлжийн шинэ загваруудыг харьцууллаа.',
      text: `
<p>Хөдөлмөрийн аюулгүй байдал, эрүүл ахуйн мэргэжилтнүүдийн ээлжит бага хурал энэ удаа нэг л сэдэвтэй байлаа: ядаргаа. Гишүүн 23 байгууллагын гурван жилийн ослын бүртгэлийг задлан шинжлэхэд шөнийн ээлжийн сүүлийн хоёр цагт зөрчил хамгийн олон гардаг нь тогтоогджээ.</p>
<h2>Харьцуулсан загварууд</h2>
<ul>
<li>14/14 хоногийн, 12 цагийн ээлж</li>
<li>10/10 хоногийн, шөнийн 10 цагийн ээлж</li>
<li>7/7 хоногийн, урагшаа эргэх ээлж</li>
</ul>
<p>Хоёр дахь загварт шилжсэн «Говь Ресурс» компани жолоочийн анхаарал сулрах дохиог 41 хувиар бууруулсан туршлагаа танилцуулав. Оролцогчид сэргэг байдлыг хянах камерыг зөвхөн урьдчилан сэргийлэх зорилгоор ашиглах зарчмыг дэмжлээ.</p>`,
    },
    en: {
      figure: '1.7 times',
      title: 'Safety conference discusses the risk of fatigue',
      summary: 'Accidents are 1.7 times as frequent at night. Eighty-six specialists compared new rosters.',
      text: `
<p>The regular conference of occupational safety specialists had a single subject this time: fatigue. An analysis of three years of accident records from 23 members showed that most incidents happen in the last two hours of the night shift.</p>
<h2>Rosters compared</h2>
<ul>
<li>14/14 days with 12-hour shifts</li>
<li>10/10 days with 10-hour night shifts</li>
<li>7/7 days with forward rotation</li>
</ul>
<p>Gobi Resource, which has changed to the second, reported 41 per cent fewer warnings of inattentive driving. The participants agreed that alertness cameras should be used for prevention only.</p>`,
    },
  },
  {
    publishedAt: '2026-01-22T18:00',
    category_cid: categoryCids.events,
    cover: 'core2',
    publisher: 'Ажлын алба',
    mn: {
      title: 'Гишүүдийн өвлийн уулзалт',
      summary:
        'Шинээр элссэн зургаан байгууллагад гишүүний гэрчилгээг нь гардуулж, оны онцлох хамт олныг тодрууллаа.',
      text: `
<p>Гишүүдийн уламжлалт өвлийн уулзалтад гишүүн, түншүүдийн 130 төлөөлөгч цугларав. Арга хэмжээний эхэнд шинэ гишүүдийг танилцуулж, гэрчилгээг нь гардууллаа.</p>
<h2>Оны онцлох хамт олон</h2>
<ul>
<li>Аюулгүй ажиллагаа: «Тэнгэр Зэс» компанийн баяжуулах үйлдвэр</li>
<li>Байгаль орчин: «Хангай Металл» компанийн ус хангамжийн хэсэг</li>
<li>Орон нутгийн хамтын ажиллагаа: «Говь Ресурс» компани</li>
</ul>
<p>Уулзалтаас цугларсан 48 сая төгрөгийг Налайхын уурхайчдын музейн засварт хандивлалаа.</p>`,
    },
  },
  {
    publishedAt: '2026-03-04T09:40',
    category_cid: categoryCids.events,
    cover: 'strata1',
    publisher: 'МУУҮА',
    mn: {
      figure: '−35 °C',
      title: 'Өрмийн инженерүүдийн семинар: гүн цооног, хүйтэн нөхцөл',
      summary:
        'Хоёр өдрийн семинарт 58 инженер оролцож, хасах 35 хэмд өрөмдөх уусмал, кернийн гарцыг нэмэгдүүлэх аргын талаар ярилцав.',
      text: `
<p>Өрмийн ажлын хэсгээс санаачилсан семинар Улаанбаатарт боллоо. Өвлийн улиралд өрөмдөж буй компаниудын тоо таван жилд гурав дахин өссөн тул хүйтний асуудал хөтөлбөрийн гол хэсгийг эзэлсэн юм.</p>
<h2>Практик хичээл</h2>
<p>Эхний өдөр лабораторид угаалгын шингэний найрлагыг туршиж, хоёр дахь өдөр Налайхын бааз дээр 200 метрийн цооногт татлагат керн авах системтэй ажиллав.</p>
<ol>
<li>Уусмалын хөлдөх цэгийг тохируулах</li>
<li>Хагарлын бүсэд кернийн гарцыг 95 хувиас дээш байлгах</li>
<li>Өрмийн талбайн дулаан, цахилгааны хэмнэлт</li>
</ol>
<p>Семинарын материал гишүүдийн хэсэгт нээлттэй байна.</p>`,
    },
    en: {
      figure: '−35 °C',
      title: 'Drilling seminar: deep holes in the cold',
      summary:
        'For two days 58 engineers discussed drilling fluids at −35 degrees and how to recover more core.',
      text: `
<p>The seminar of the drilling working group took place in Ulaanbaatar. Three times as many companies drill in winter as five years ago, so the cold was the main subject.</p>
<h2>In practice</h2>
<p>On the first day the engineers tested mixtures of drilling fluid in the laboratory. On the second they worked with a wireline system in a hole of 200 metres at Nalaikh.</p>
<ol>
<li>Setting the freezing point of the fluid</li>
<li>Keeping core recovery above 95 per cent in broken ground</li>
<li>Saving heat and power on site</li>
</ol>
<p>The material is available in the members' area.</p>`,
    },
  },
  {
    publishedAt: '2026-05-28T16:30',
    category_cid: categoryCids.events,
    cover: 'ore3',
    publisher: 'МУУҮА',
    mn: {
      title: 'Хүүхдийн баярын нээлттэй уурхай',
      summary: 'Дөрвөн уурхай зургаадугаар сарын 1-нд хүүхдүүдэд хаалгаа нээнэ.',
      text: `
<p>Хүүхдийн баярын өдөр «Их Овоо», «Хангай Металл», «Тэнгэр Зэс», «Дорнод Жонш» компанийн уурхай 8–15 насны хүүхдүүдийг эцэг, эхтэй нь хамт хүлээн авна. Хүүхдүүд 240 тонны ачааны машинтай ойроос танилцаж, эрдсийн дээж цуглуулж, мод тарина.</p>
<p><img src="picture:crystals2" alt="Хүүхдүүдэд танилцуулах эрдсийн талстын зураг"></p>
<p>Бүртгэл тавдугаар сарын 30-ны 18:00 цаг хүртэл үргэлжилнэ. Хүүхэд бүрд хамгаалах малгай, хантааз олгоно.</p>`,
    },
    en: {
      title: 'Open mines on Children’s Day',
      summary: 'Four mines open their gates to children on 1 June.',
      text: `
<p>On Children’s Day the mines of Ikh Ovoo, Khangai Metal, Tenger Zes and Dornod Jonsh welcome children from 8 to 15 with their parents. They will see a 240-tonne truck from close by, collect minerals and plant trees.</p>
<p><img src="picture:crystals2" alt="Picture of mineral crystals for the young visitors"></p>
<p>Registration is open until 18:00 on 30 May. Every child gets a helmet and a vest.</p>`,
    },
  },
  {
    publishedAt: '2026-06-25T11:20',
    category_cid: categoryCids.events,
    cover: 'crystals3',
    publisher: 'МУУҮА',
    mn: {
      figure: '900 тамирчин',
      title: 'Уурхайчдын спортын наадамд 900 тамирчин өрсөлдөв',
      summary: 'Долоон төрлөөр 34 баг өрсөлдсөнөөс нийлбэр дүнгээр «Говь Ресурс» компани түрүүллээ.',
      text: `
<p>Салбарын ажилтнуудын спортын наадам гурван өдөр үргэлжилж, хүндэтгэлийн ёслолоор өндөрлөлөө. Волейбол, сагсан бөмбөг, ширээний теннис, шатар, гүйлт, бөх, олс таталтаар өрсөлдсөн 34 багийн 900 тамирчин оролцов.</p>
<ul>
<li>Багийн дүн: Говь Ресурс, Их Овоо, Хангай Металл</li>
<li>Олс таталт: Тэнгэр Зэс</li>
<li>Шатар: Дорнод Жонш</li>
</ul>
<p>Ирэх жилийн наадмыг Эрдэнэт хотод зохион байгуулахаар боллоо.</p>`,
    },
  },
  {
    publishedAt: '2026-08-06T10:15',
    category_cid: categoryCids.events,
    cover: 'contours2',
    publisher: 'МУУҮА',
    mn: {
      figure: '42 залуу геологич',
      title: 'Геологийн зуны сургууль Хөвсгөлд боллоо',
      summary:
        'Дөрвөн орны 42 залуу геологич арван хоногийн турш хээрийн зураглал хийж, хамтын тайлангаа хамгаалав.',
      text: `
<p>Ассоциациас гурав дахь жилдээ зохион байгуулж буй геологийн зуны сургууль Хөвсгөл аймгийн Хатгал тосгоны орчимд өндөрлөлөө. Монгол, Казахстан, Япон, Германы 42 залуу геологич 60 хавтгай дөрвөлжин километр талбайд 1:25,000 масштабтай зураглал хийлээ.</p>
<h2>Хээрийн нэг өдөр</h2>
<p>Өглөө болгон баг бүр өөрийн маршрутыг төлөвлөж, гарш бүрээс жигд алхмаар дээж авсан. Оройн цуглаанаар маргаантай заагуудыг хамтдаа хэлэлцэн, газрын зураг дээр нэгтгэдэг байв.</p>
<p>Зургийн цахим хувилбар, 310 дээжийн тодорхойлолтыг геологийн мэдээллийн санд хүлээлгэн өглөө.</p>`,
    },
    en: {
      figure: '42 young geologists',
      title: 'Summer school of geology in Khövsgöl',
      summary:
        'Forty-two young geologists from four countries mapped for ten days and defended a joint report.',
      text: `
<p>The third summer school of geology of the association has ended near Khatgal in Khövsgöl province. Forty-two young geologists from Mongolia, Kazakhstan, Japan and Germany mapped 60 square kilometres at a scale of 1:25,000.</p>
<h2>A day in the field</h2>
<p>Every morning each team planned its own traverse and sampled the outcrops at regular steps. In the evening all of them discussed the doubtful boundaries and drew them into one map.</p>
<p>The digital map and the descriptions of 310 samples have been handed over to the geological data centre.</p>`,
    },
  },
  {
    publishedAt: '2026-09-10T11:00',
    category_cid: categoryCids.events,
    cover: 'slidePit',
    publisher: 'МУУҮА',
    mn: {
      figure: '−30%',
      title: 'Уул уурхайн долоо хоног 2026: эхний өдөр гурван тогтоол, нэг амлалт',
      summary:
        'Нээлтийн хэлэлцүүлгээр салбарын 60 байгууллага 2035 он хүртэл нэгж бүтээгдэхүүний хүлэмжийн хийг 30 хувиар бууруулах амлалтад гарын үсэг зурлаа.',
      text: `
<p>Энэ жилийн Уул уурхайн долоо хоног 24 орны 380 байгууллагыг нэг дор цуглуулав. Эхний өдрийн гол үйл явдал бол уур амьсгалын сайн дурын амлалт байлаа.</p>
<p><img src="picture:steppe2" alt="Шөнийн тал нутгийн дээгүүр мандсан сар"></p>
<h2>Амлалтад юу бичсэн бэ?</h2>
<ul>
<li>Хүлэмжийн хийн тооцоог 2027 оноос нэг аргачлалаар гаргана</li>
<li>Нэгж бүтээгдэхүүнд ногдох ялгарлыг 2035 он гэхэд 30 хувиар бууруулна</li>
<li>Явцыг жил бүр хөндлөнгийн байгууллагаар шалгуулна</li>
</ul>
<p>Мөн өдөр усны тайлагнал, орон нутгийн худалдан авалт, дадлагын ажлын байрны тухай гурван тогтоол гарлаа.</p>
<p><img src="picture:crystals3" alt="Харанхуй дэвсгэр дээрх эрдсийн талстууд"></p>
<p>Хурлын илтгэлүүдийг арга хэмжээ дууссанаас хойш долоо хоногийн дотор сайтад байршуулна.</p>`,
    },
    en: {
      figure: '−30%',
      title: 'Mining Week 2026: three resolutions and a promise on the first day',
      summary:
        'Sixty organisations signed a promise to cut greenhouse gases per unit of product by 30 per cent by 2035.',
      text: `
<p>This year’s Mining Week has brought together 380 organisations from 24 countries. The main event of the first day was a voluntary climate promise.</p>
<p><img src="picture:steppe2" alt="The moon above the steppe at night"></p>
<h2>What it says</h2>
<ul>
<li>From 2027 emissions are counted by one method</li>
<li>By 2035 emissions per unit of product fall by 30 per cent</li>
<li>Progress is verified independently every year</li>
</ul>
<p>On the same day three resolutions were passed: on water reporting, on local procurement and on student placements.</p>
<p><img src="picture:crystals3" alt="Mineral crystals on a dark ground"></p>
<p>The papers will be on the website within a week of the event.</p>`,
    },
  },
  {
    publishedAt: '2026-10-15T13:00',
    category_cid: categoryCids.events,
    cover: 'steppe1',
    publisher: 'Ажлын алба',
    inactive: true,
    mn: {
      title: 'Нээлттэй хаалганы өдөр хойшиллоо',
      summary: 'Аравдугаар сарын 20-нд болох байсан нээлттэй хаалганы өдрийн шинэ товыг удахгүй мэдэгдэнэ.',
      text: `
<p>Ажлын албаны байранд хийгдэж буй засварын улмаас аравдугаар сарын 20-нд болох байсан нээлттэй хаалганы өдрийг хойшлуулж байна.</p>
<p>Бүртгүүлсэн оролцогч бүрд шинэ товыг и-мэйлээр мэдэгдэх бөгөөд дахин бүртгүүлэх шаардлагагүй.</p>
<p>Та бүхнээс хүлцэл өчье.</p>`,
    },
    en: {
      title: 'Open day postponed',
      summary: 'The open day planned for 20 October will be held later.',
      text: `
<p>Because of repairs in our office the open day planned for 20 October has been postponed.</p>
<p>Everyone who has registered will be told the new date by e-mail and need not register again.</p>
<p>We apologise for the inconvenience.</p>`,
    },
  },
  {
    publishedAt: '2026-11-05T09:30',
    category_cid: categoryCids.events,
    cover: 'core1',
    publisher: 'МУУҮА',
    yellow_book: true,
    mn: {
      figure: '4 өдөр',
      title: 'Уурхайн хаалтын төлөвлөлтийн сургалтад бүртгэж эхэллээ',
      summary:
        'Арван хоёрдугаар сарын 1–4-нд болох дөрвөн өдрийн сургалтад 30 хүн хамрагдана. Гишүүдэд 40 хувийн хөнгөлөлттэй.',
      text: `
<p>Уурхайн хаалтын цогц төлөвлөлтийн сургалтыг олон улсын зөвлөхүүдтэй хамтран зохион байгуулна. Хичээл монгол, англи хэлээр, синхрон орчуулгатай явагдана.</p>
<h2>Хөтөлбөр</h2>
<ol>
<li>Хаалтын зардлын тооцоо, санхүүгийн баталгаа</li>
<li>Геохими: хүчиллэг ус үүсэхээс сэргийлэх</li>
<li>Нөхөн сэргээлтийн загвар, ландшафтын төлөвлөлт</li>
<li>Нийгмийн шилжилт: ажилчид, орон нутгийн эдийн засаг</li>
</ol>
<p>Төлбөр 1,450,000 төгрөг бөгөөд гишүүн байгууллагын ажилтан 870,000 төгрөг төлнө. Бүртгэл арван нэгдүгээр сарын 24-нд хаагдана.</p>`,
    },
    en: {
      figure: '4 days',
      title: 'Register for the course on mine closure planning',
      summary:
        'Thirty people can take part in the four-day course from 1 to 4 December. Members pay 40 per cent less.',
      text: `
<p>The course on integrated mine closure planning is held with consultants from abroad, in Mongolian and English with interpretation.</p>
<h2>Programme</h2>
<ol>
<li>Closure cost and financial assurance</li>
<li>Geochemistry: preventing acid drainage</li>
<li>Landform design and rehabilitation</li>
<li>Social transition: workers and the local economy</li>
</ol>
<p>The fee is MNT 1,450,000; employees of members pay MNT 870,000. Registration closes on 24 November.</p>`,
    },
  },
]
