import { miningSchoolPages } from './mining-school'
import type { DemoPage } from './page'
import { responsiblePage } from './responsible'

export const projectPages: DemoPage[] = [
  responsiblePage,
  ...miningSchoolPages,
  {
    cid: 24,
    text: `
<p>2026 оны 11 дүгээр сарын онцлох гишүүнээр «Хангай Металл» компанийг сонголоо. Төмрийн хүдрийн уурхайнхаа эргэлтийн усны хэрэглээг 91 хувьд хүргэсэн нь шалгаруулалтын гол үндэслэл болов.</p>
<ul>
<li><strong>Гишүүн болсон:</strong> 1998 он</li>
<li><strong>Ажилтан:</strong> 840, үүний 62 хувь нь нутгийн иргэд</li>
<li><strong>Эргэлтийн ус:</strong> 91 хувь</li>
<li><strong>Орон нутгийн нийлүүлэгч:</strong> 38 аж ахуйн нэгж</li>
<li><strong>Осолгүй ажилласан:</strong> 1,126 хоног</li>
</ul>
<p><img src="photo:plant" alt="Баяжуулах үйлдвэрийн эргэлтийн усны сан. Зураг: МУУҮА"></p>
<h2>Юугаараа онцлог вэ?</h2>
<ul>
<li><strong>Ус.</strong> Өтгөрүүлэгчийн горимыг өөрчилж, хаягдлын сангаас эргүүлэн авах усны хэмжээг хоёр жилд 74 хувиас 91 хувьд хүргэв.</li>
<li><strong>Орон нутаг.</strong> Хоёр сумын 38 аж ахуйн нэгжээс хүнс, хөдөлмөр хамгааллын хэрэгсэл, тээврийн үйлчилгээ худалдан авчээ.</li>
<li><strong>Аюулгүй байдал.</strong> Ээлж бүрийн өмнө ажлын байрны эрсдэлийг ажилтан өөрөө үнэлдэг журам нэвтрүүлэв.</li>
<li><strong>Ил тод байдал.</strong> Усны хэмжилтийн дүнг сар бүр сумын мэдээллийн самбарт нийтэлдэг.</li>
</ul>
<blockquote><p>Ус хэмнэх нь зардал биш, уурхайгаа удаан ажиллуулах нөхцөл гэж бид үздэг.</p></blockquote>
<h2>Хэрхэн шалгаруулдаг вэ?</h2>
<ol>
<li><strong>Нэр дэвшүүлэх.</strong> Гишүүн байгууллага өөрийгөө эсвэл бусдыг сар бүрийн 10-ны дотор нэр дэвшүүлнэ.</li>
<li><strong>Нотлох.</strong> Ажлын алба үзүүлэлтийг баримт, өмнөх жилийн үнэлгээтэй тулгана.</li>
<li><strong>Санал өгөх.</strong> Дөрвөн хороо тус бүр нэг саналтай. Тэнцвэл байгаль орчны хорооны санал шийднэ.</li>
<li><strong>Мэдээлэх.</strong> Дүнг дараа сарын эхний ажлын өдөр нийтэлнэ.</li>
</ol>
<h2>2026 оны онцлох гишүүд</h2>
<table>
<thead><tr><th>Сар</th><th>Гишүүн</th><th>Үндэслэл</th></tr></thead>
<tbody>
<tr><td>8 дугаар сар</td><td>Говь Минерал</td><td>Дадлагажигч оюутны хөтөлбөр</td></tr>
<tr><td>9 дүгээр сар</td><td>Туул Алт</td><td>46 гектар газрын нөхөн сэргээлт</td></tr>
<tr><td>10 дугаар сар</td><td>Увс Жонш</td><td>Тоосжилтын нээлттэй хэмжилт</td></tr>
</tbody>
</table>
<p><a href="/mm/page/20">Хариуцлагатай уул уурхайн хөтөлбөр</a></p>
<p>Нэр дэвшүүлэх хүсэлтээ <a href="mailto:press@mnma.example">press@mnma.example</a> хаягаар ирүүлнэ үү.</p>`,
    text_en: `
<p>The member of the month for November 2026 is Khangai Metal. What decided the choice: at its iron ore mine 91 per cent of the process water is now used again.</p>
<ul>
<li><strong>Member since:</strong> 1998</li>
<li><strong>Employees:</strong> 840, of whom 62 per cent are local</li>
<li><strong>Water used again:</strong> 91 per cent</li>
<li><strong>Local suppliers:</strong> 38</li>
<li><strong>Days without an accident:</strong> 1,126</li>
</ul>
<p><img src="photo:plant" alt="The pond of recycled water at the processing plant. Drawing: MNMA"></p>
<h2>Why it was chosen</h2>
<ul>
<li><strong>Water.</strong> By running its thickeners differently the company raised the share of water that returns from the tailings facility from 74 to 91 per cent in two years.</li>
<li><strong>Communities.</strong> It bought food, safety equipment and transport from 38 businesses of two districts.</li>
<li><strong>Safety.</strong> Before each shift every employee assesses the risks of the workplace.</li>
<li><strong>Openness.</strong> Water readings are posted on the notice board of the district every month.</li>
</ul>
<blockquote><p>To us saving water is no cost. It is what lets a mine work for a long time.</p></blockquote>
<h2>How members are chosen</h2>
<ol>
<li><strong>Nomination.</strong> Members nominate themselves or others by the 10th of each month.</li>
<li><strong>Evidence.</strong> The Office checks the figures against records and the last assessment.</li>
<li><strong>Vote.</strong> Each of the four committees has one vote. The Environment Committee decides a tie.</li>
<li><strong>Result.</strong> It is published on the first working day of the following month.</li>
</ol>
<h2>Members of the month in 2026</h2>
<table>
<thead><tr><th>Month</th><th>Member</th><th>Reason</th></tr></thead>
<tbody>
<tr><td>August</td><td>Gobi Mineral</td><td>Placements for students</td></tr>
<tr><td>September</td><td>Tuul Gold</td><td>46 hectares of land restored</td></tr>
<tr><td>October</td><td>Uvs Fluorspar</td><td>Open dust readings</td></tr>
</tbody>
</table>
<p><a href="/mm/page/20">The responsible mining programme</a></p>
<p>Send a nomination to <a href="mailto:press@mnma.example">press@mnma.example</a>.</p>`,
  },
  {
    cid: 25,
    text: `
<p>Ассоциаци үүсгэн байгуулагдсаны гучин жилийн ойд зориулж салбарын түүхийг өгүүлэх ном хэвлүүллээ. Геологичид, уурхайчид, инженерүүдийн дурсамж, ховор гэрэл зураг, он цагийн товчоо багтсан.</p>
<ul>
<li><strong>Хэвлэгдсэн:</strong> 2024 он</li>
<li><strong>Хэл:</strong> Монгол</li>
<li><strong>Үнэ:</strong> Ажлын албанаас үнэгүй</li>
</ul>
<h2>Гурван арван жил</h2>
<ul>
<li><strong>1994–2003.</strong> Салбарын хувийн хэвшил бүрэлдэж, анхны гишүүд нэгдэв.</li>
<li><strong>2004–2013.</strong> Томоохон ордуудыг эргэлтэд оруулж, аюулгүй ажиллагааны нийтлэг стандарт нэвтрүүлэв.</li>
<li><strong>2014–2024.</strong> Хариуцлагатай уул уурхайн хөтөлбөр, биржийн арилжаа, цахим шилжилт эхлэв.</li>
</ul>
<h2>Номын бүлгүүд</h2>
<ol>
<li><strong>Эхлэл.</strong> Арван нэгэн байгууллага нэг ширээнд суусан 1994 оны хавар, хоёр хуудас тэмдэглэл.</li>
<li><strong>Эхний арван жил.</strong> Талбайд гарсан анхны хувийн компаниуд, гараар зурсан газрын зураг.</li>
<li><strong>Хоёр дахь арван жил.</strong> Томоохон ордуудын нээлт, аюулгүй ажиллагааны нийтлэг стандарт.</li>
<li><strong>Гурав дахь арван жил.</strong> Сайн дурын хөтөлбөр, биржийн арилжаа, нээлттэй мэдээлэл.</li>
<li><strong>Хүмүүс.</strong> Геологич, уурхайчин, инженерүүдийн дурсамж.</li>
<li><strong>Дараагийн гучин жил.</strong> Эрчим хүчний шилжилтийн эрдэс, ирээдүйн уурхайчид.</li>
</ol>
<h2>Номыг хэрхэн авах вэ?</h2>
<ul>
<li><strong>Дэлгэцээр.</strong> Энэ хуудсанд хуудаслан уншина, эсвэл бүтнээр нь татаж авна.</li>
<li><strong>Хэвлэмлээр.</strong> Ажлын албанаас нэг байгууллагад хоёр хүртэл хувийг үнэгүй өгнө.</li>
<li><strong>Номын сангаас.</strong> Их, дээд сургуулийн номын сан, уншлагын танхимаас авч уншиж болно.</li>
</ul>
<p><a href="/mm/anniversary">Ойн хуудас</a></p>
<p>Хэвлэмэл ном авах хүсэлтээ <a href="mailto:press@mnma.example">press@mnma.example</a> хаягаар илгээнэ үү.</p>`,
    text_en: `
<p>For the thirtieth anniversary of the association we published a book on the history of the sector, with memories of geologists, miners and engineers, rare photographs and a chronicle.</p>
<ul>
<li><strong>Published:</strong> 2024</li>
<li><strong>Language:</strong> Mongolian</li>
<li><strong>Price:</strong> free of charge at the Office</li>
</ul>
<h2>Three decades</h2>
<ul>
<li><strong>1994–2003.</strong> A private sector took shape and the first members came together.</li>
<li><strong>2004–2013.</strong> Large deposits went into production, and common safety standards were introduced.</li>
<li><strong>2014–2024.</strong> The responsible mining programme, exchange trading and the digital transition began.</li>
</ul>
<h2>Chapters</h2>
<ol>
<li><strong>The beginning.</strong> The spring of 1994, eleven companies at one table, and minutes of two pages.</li>
<li><strong>The first ten years.</strong> The first private companies in the field, with maps drawn by hand.</li>
<li><strong>The second ten years.</strong> Large deposits go into production, and safety standards are shared.</li>
<li><strong>The third ten years.</strong> The voluntary programme, exchange trading and open data.</li>
<li><strong>People.</strong> What geologists, miners and engineers remember.</li>
<li><strong>The next thirty years.</strong> Minerals of the energy transition, and those who will mine them.</li>
</ol>
<h2>How to get the book</h2>
<ul>
<li><strong>On screen.</strong> Leaf through it on this page, or download it as PDF.</li>
<li><strong>In print.</strong> The Office gives up to two copies to each organisation, free of charge.</li>
<li><strong>In libraries.</strong> University libraries and their reading rooms have copies.</li>
</ul>
<p><a href="/mm/anniversary">The anniversary page</a></p>
<p>Ask for a printed copy at <a href="mailto:press@mnma.example">press@mnma.example</a>.</p>`,
  },
  {
    cid: 26,
    text: `
<p>Олон улсад хүлээн зөвшөөрөгдсөн стандарт, гарын авлагыг орчуулж, Монголын уурхайн нөхцөлд тохируулан гишүүддээ хүргэж байна. Гарын авлага бүр өөрийгөө шалгах хуудас, бодит жишээтэй.</p>
<h2>Зургаан сэдэв</h2>
<ul>
<li>Хаягдлын сангийн аюулгүй ажиллагаа</li>
<li>Усны нөөцийн хариуцлагатай ашиглалт</li>
<li>Хүлэмжийн хийн тооцоо, бууруулах арга зам</li>
<li>Биологийн олон янз байдлыг хамгаалах</li>
<li>Уурхайн хаалтын цогц төлөвлөлт</li>
<li>Оролцогч талуудын оролцоо, гомдол барагдуулах механизм</li>
</ul>
<h2>Гарын авлага хэрхэн бий болдог вэ?</h2>
<ol>
<li><strong>Сонгох.</strong> Хороод жил бүр гишүүдийн санал, өөрийн үнэлгээний дүнд үндэслэн сэдвээ сонгоно.</li>
<li><strong>Орчуулах.</strong> Эх стандартыг мэргэжлийн орчуулагч, салбарын инженер хамтран хөрвүүлнэ.</li>
<li><strong>Турших.</strong> Хоёроос доошгүй уурхай дээр гурван сар хэрэглэж, саналаа нэгтгэнэ.</li>
<li><strong>Нийтлэх.</strong> Удирдах зөвлөл баталсны дараа энэ хуудсанд нээлттэй тавина.</li>
</ol>
<h2>Хэрхэн ашиглах вэ?</h2>
<p>Гарын авлагыг чөлөөтэй татаж авч, сургалтдаа ашиглана уу. Эх сурвалжийг заавал дурдана. Уурхай дээрээ хэрэгжүүлэхдээ «Уурхайн хаалтын төлөвлөлтийн гарын авлага», «Өөрийн үнэлгээ хийх гарын авлага» баримттай хослуулбал илүү үр дүнтэй.</p>
<p><a href="/mm/assessment">Өөрийн үнэлгээ хийх</a></p>
<p>Сургалтын захиалга: <a href="mailto:policy@mnma.example">policy@mnma.example</a>.</p>`,
    text_en: `
<p>We translate internationally recognised standards and guides and adapt them to the conditions of Mongolian mines. Each guide comes with a checklist and worked examples.</p>
<h2>Six subjects</h2>
<ul>
<li>Safe operation of tailings facilities</li>
<li>Responsible use of water</li>
<li>Accounting for greenhouse gases, and reducing them</li>
<li>Protecting biodiversity</li>
<li>Integrated mine closure planning</li>
<li>Stakeholder engagement and grievance mechanisms</li>
</ul>
<h2>How a guide comes about</h2>
<ol>
<li><strong>Choice.</strong> Each year the committees choose a subject from what members ask for and the assessments show.</li>
<li><strong>Translation.</strong> A professional translator and an engineer of the sector work on the original together.</li>
<li><strong>Trial.</strong> At least two mines use it for three months and say what should change.</li>
<li><strong>Publication.</strong> When the Board has approved it, it is open to everybody on this page as PDF.</li>
</ol>
<h2>How to use them</h2>
<p>The guides may be downloaded freely and used in training. Please name the source. They work best together with the two guides among the documents of this page.</p>
<p><a href="/mm/assessment">Take the self-assessment</a></p>
<p>Courses on request: <a href="mailto:policy@mnma.example">policy@mnma.example</a>.</p>`,
  },
]
