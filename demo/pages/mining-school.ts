import type { DemoPage } from './page'

/** The pages for pupils, students and everybody who wants to know what mining is. */
export const miningSchoolPages: DemoPage[] = [
  {
    cid: 21,
    text: `
<p>Өглөө сэрэхээс орой унтах хүртэл бид өдөрт дөч гаруй төрлийн эрдсийг ашигладаг. Энэ төслөөр бид танил эд зүйлсийн цаана байгаа чулуулгийг таниулдаг.</p>
<ul>
<li><strong>Дээжийн иж бүрдэл:</strong> 12 эрдэс</li>
<li><strong>Оролцсон сургууль:</strong> 46</li>
<li><strong>Зээлдэх хугацаа:</strong> 14 хоног, үнэгүй</li>
</ul>
<h2>Гэр дотроос олдох эрдэс</h2>
<ul>
<li><strong>Зэс:</strong> цахилгаан утас, хөргөгч, цахилгаан машины хөдөлгүүр</li>
<li><strong>Жонш:</strong> ган хайлуулах, хөнгөн цагаан үйлдвэрлэх, шүдний оо</li>
<li><strong>Коксжих нүүрс:</strong> барилга, гүүр, төмөр замын ган</li>
<li><strong>Молибден:</strong> халуунд тэсвэртэй хайлш, турбин</li>
<li><strong>Цахиур:</strong> нарны хавтан, компьютерын эд анги</li>
</ul>
<h2>Багш нарт</h2>
<ol>
<li><strong>Захиалах.</strong> Сургуулийн нэр, анги, хичээлийн өдрийг бичиж и-мэйл илгээнэ.</li>
<li><strong>Авах.</strong> Дээжийн хайрцаг, хичээлийн хөтөлбөрийг ажлын албанаас авна.</li>
<li><strong>Буцаах.</strong> Арван дөрвөн хоногийн дотор буцааж, сурагчдын асуултыг бидэнд ирүүлнэ.</li>
</ol>
<h2>Сурагчдын түгээмэл асуулт</h2>
<h3>Гар утсанд хэдэн төрлийн эрдэс байдаг вэ?</h3>
<p>Дунджаар гуч гаруй. Дэлгэцэд цахиур, индий, дамжуулагчид зэс, батарейд лити, кобальт, графит, чичиргээний хэсэгт вольфрам орсон байдаг.</p>
<h3>Эрдсийг дахин ашиглаж болдог уу?</h3>
<p>Болно. Зэс, төмөр, хөнгөн цагааныг чанарыг нь алдагдуулахгүй олон дахин хайлуулж болдог. Хэрэглээ өсөж байгаа тул дахин боловсруулалт дангаараа хүрэлцэхгүй, хоёулаа хэрэгтэй.</p>
<h3>Чулууг гэртээ хэрхэн таних вэ?</h3>
<p>Гурван зүйлийг ажигла: өнгө, хатуулаг, жин. Хумсаар зурагдвал зөөлөн, шил зурвал хатуу эрдэс. Хайрцагт таних хүснэгт хамт ирнэ.</p>
<p><a href="/mm/page/22">Уул уурхай 101 бичлэг үзэх</a></p>
<p>Захиалга: <a href="mailto:press@mnma.example">press@mnma.example</a>.</p>`,
    text_en: `
<p>Between waking and going to sleep each of us uses more than forty minerals. This project introduces the rocks behind familiar things.</p>
<ul>
<li><strong>Set of samples:</strong> 12 minerals</li>
<li><strong>Schools so far:</strong> 46</li>
<li><strong>On loan for:</strong> 14 days, free of charge</li>
</ul>
<h2>Minerals at home</h2>
<ul>
<li><strong>Copper:</strong> wiring, refrigerators, the motors of electric cars</li>
<li><strong>Fluorspar:</strong> steel smelting, aluminium, toothpaste</li>
<li><strong>Coking coal:</strong> the steel of buildings, bridges and railways</li>
<li><strong>Molybdenum:</strong> heat-resistant alloys, turbines</li>
<li><strong>Silicon:</strong> solar panels, computer parts</li>
</ul>
<h2>For teachers</h2>
<ol>
<li><strong>Order.</strong> Write to us with the name of the school, the class and the day of the lesson.</li>
<li><strong>Collect.</strong> The box of samples and the lesson plan are at the Office.</li>
<li><strong>Return.</strong> Bring it back within fourteen days, with the questions of your pupils.</li>
</ol>
<h2>What pupils ask</h2>
<h3>How many minerals are there in a telephone</h3>
<p>More than thirty. There is silicon and indium in the screen, copper in the wires, lithium, cobalt and graphite in the battery, and tungsten in what makes it vibrate.</p>
<h3>Can minerals be used again</h3>
<p>Yes. Copper, iron and aluminium can be melted many times and lose nothing. But demand is growing, so recycling alone is not enough: we need both.</p>
<h3>How can I tell stones apart at home</h3>
<p>Look at three things: colour, hardness and weight. What a fingernail scratches is soft, what scratches glass is hard. A table for telling them apart comes with the box.</p>
<p><a href="/mm/page/22">Watch Mining 101</a></p>
<p>Orders: <a href="mailto:press@mnma.example">press@mnma.example</a>.</p>`,
  },
  {
    cid: 22,
    text: `
<p>Уурхайн амьдрал хэдэн арван жил үргэлжилдэг. Энэ цуврал бичлэгт хайгуулаас нөхөн сэргээлт хүртэлх үе шат бүрийг мэргэжлийн хэллэггүйгээр, таван минутад багтаан тайлбарлана.</p>
<h2>Уурхайн таван үе</h2>
<ol>
<li><strong>Эрэл, хайгуул.</strong> Геологичид газрын зураг, геофизик, өрөмдлөгөөр ордыг илрүүлж, нөөцийг тогтооно.</li>
<li><strong>Үнэлгээ, зөвшөөрөл.</strong> Техник, эдийн засгийн үндэслэл, байгаль орчинд нөлөөлөх байдлын үнэлгээ хийнэ.</li>
<li><strong>Барилга угсралт.</strong> Зам, эрчим хүч, ус хангамж, хаягдлын сан байгуулна.</li>
<li><strong>Олборлолт, баяжуулалт.</strong> Хүдрийг ил эсвэл далд аргаар олборлож, ашигтай эрдсийг ялгана.</li>
<li><strong>Хаалт, нөхөн сэргээлт.</strong> Газрыг дахин ашиглах боломжтой болгож, хяналтыг үргэлжлүүлнэ.</li>
</ol>
<h2>Түгээмэл асуулт</h2>
<h3>Ордыг олсноос уурхай нээх хүртэл хэр хугацаа ордог вэ?</h3>
<p>Дунджаар арваас арван таван жил. Хайгуул, судалгаа, зөвшөөрөл, бүтээн байгуулалт тус бүр хэдэн жил үргэлжилдэг.</p>
<h3>Уурхай хаагдсаны дараа газар нь яадаг вэ?</h3>
<p>Овоолгыг налуулж, хөрсөөр хучин, ургамалжуулна. Усны хяналтыг таваас доошгүй жил үргэлжлүүлж, газрыг орон нутагт хүлээлгэн өгнө.</p>
<h3>Бичлэгийг хичээлд ашиглаж болох уу?</h3>
<p>Болно. Эх сурвалжийг дурдаад чөлөөтэй үзүүлнэ үү. Хадмал орчуулгатай хувилбарыг ажлын албанаас авч болно.</p>
<p><a href="/mm/page/23">Ирээдүйн уурхайчид хөтөлбөр</a></p>
<p>Асуулт байвал <a href="mailto:press@mnma.example">press@mnma.example</a> хаягаар бичнэ үү.</p>`,
    text_en: `
<p>The life of a mine lasts for decades. This series of films explains each stage from exploration to rehabilitation without jargon, in five minutes each.</p>
<h2>Five ages of a mine</h2>
<ol>
<li><strong>Exploration.</strong> Geologists find a deposit with maps, geophysics and drilling, and establish its resources.</li>
<li><strong>Study and permits.</strong> The feasibility study and the environmental impact assessment are made.</li>
<li><strong>Construction.</strong> Roads, power, water supply and the tailings facility are built.</li>
<li><strong>Mining and processing.</strong> Ore is mined from the surface or underground, and the valuable minerals are separated.</li>
<li><strong>Closure and rehabilitation.</strong> The land is made fit for use again, and monitoring goes on.</li>
</ol>
<h2>Questions we are asked</h2>
<h3>How long does it take from a discovery to a mine</h3>
<p>Ten to fifteen years on average. Exploration, studies, permits and construction each take several years.</p>
<h3>What becomes of the land when a mine has closed</h3>
<p>Dumps are graded, covered with soil and planted. Water is monitored for at least five years, and the land is handed over to the community.</p>
<h3>May the films be used in lessons</h3>
<p>Yes. Show them freely and name the source. Versions with subtitles are available from the Office.</p>
<p><a href="/mm/page/23">The Future miners programme</a></p>
<p>Questions go to <a href="mailto:press@mnma.example">press@mnma.example</a>.</p>`,
  },
  {
    cid: 23,
    text: `
<p>Геологи, уулын ажил, баяжуулалт, маркшейдер, байгаль орчны чиглэлээр суралцаж буй оюутнуудыг салбарын туршлагатай мэргэжилтнүүдтэй нэг жилийн турш холбодог хөтөлбөр.</p>
<ul>
<li><strong>Элсэлт:</strong> 2027 оны 2 дугаар сарын 1–28</li>
<li><strong>Үргэлжлэх хугацаа:</strong> нэг жил, зун 8 долоо хоногийн дадлага</li>
<li><strong>Орон тоо:</strong> 64</li>
<li><strong>Дадлагын газар:</strong> 6 уурхай, 2 баяжуулах үйлдвэр</li>
<li><strong>Төлбөр:</strong> үнэгүй, дадлага цалинтай</li>
</ul>
<p><img src="photo:students" alt="Зуны дадлагын оюутнууд зөвлөх инженерийн хамт. Зураг: МУУҮА"></p>
<h2>Хэн оролцох вэ?</h2>
<ul>
<li><strong>Оюутан.</strong> Уул уурхайн чиглэлээр гуравдугаар ба түүнээс дээш дамжаанд суралцдаг, голч дүн 2.8-аас дээш байх.</li>
<li><strong>Зөвлөх.</strong> Салбарт таваас доошгүй жил ажилласан, сард хоёр цаг гаргах боломжтой мэргэжилтэн.</li>
<li><strong>Уурхай.</strong> Дадлагажигчдыг байр, хоол, хамгаалах хэрэгслээр хангах гишүүн байгууллага.</li>
</ul>
<h2>Хөтөлбөрт юу багтдаг вэ?</h2>
<ul>
<li><strong>Зөвлөх уулзалт.</strong> Сард нэг удаа, нийт арван хоёр уулзалт.</li>
<li><strong>Цалинтай дадлага.</strong> Гишүүн байгууллагын уурхайд найман долоо хоног.</li>
<li><strong>Аюулгүй ажиллагаа.</strong> Анхны тусламж, ажлын байрны эрсдэлийн сургалт, гэрчилгээ.</li>
<li><strong>Төслийн уралдаан.</strong> Шилдэг гурван төгсөлтийн төсөл уурхай дээр хэрэгжинэ.</li>
</ul>
<h2>Хэрхэн элсэх вэ?</h2>
<ol>
<li><strong>Өргөдөл.</strong> Товч намтар, дүнгийн хуудас, нэг хуудас эссэ илгээнэ.</li>
<li><strong>Ярилцлага.</strong> 3 дугаар сарын эхний хоёр долоо хоногт зөвлөхүүдтэй ярилцана.</li>
<li><strong>Хуваарилалт.</strong> Чиглэл, сонирхлоор нь зөвлөх, уурхайг тогтооно.</li>
<li><strong>Эхлэл.</strong> 4 дүгээр сарын 1-нд нээлтийн өдөрлөг болно.</li>
</ol>
<h2>2027 оны хуваарь</h2>
<table>
<thead><tr><th>Хугацаа</th><th>Үе шат</th></tr></thead>
<tbody>
<tr><td>2 дугаар сарын 1–28</td><td>Өргөдөл хүлээн авах</td></tr>
<tr><td>3 дугаар сарын 1–15</td><td>Ярилцлага, хуваарилалт</td></tr>
<tr><td>4 дүгээр сарын 1</td><td>Нээлтийн өдөрлөг</td></tr>
<tr><td>6 дугаар сарын 21 – 8 дугаар сарын 13</td><td>Уурхай дээрх дадлага</td></tr>
<tr><td>12 дугаар сарын 10</td><td>Төслийн уралдаан, хаалт</td></tr>
</tbody>
</table>
<p><a href="mailto:members@mnma.example">members@mnma.example</a></p>
<p><a href="/mm/contact">Өргөдлөө өгөх, асууж тодруулах</a></p>
<p><a href="/mm/page/22">Уул уурхай 101 бичлэг үзэх</a></p>`,
    text_en: `
<p>The programme joins students of geology, mining, mineral processing, mine surveying and environmental science with experienced people of the sector for a year.</p>
<ul>
<li><strong>Applications:</strong> 1 to 28 February 2027</li>
<li><strong>Duration:</strong> one year, with eight weeks at a mine in summer</li>
<li><strong>Places:</strong> 64</li>
<li><strong>Where:</strong> 6 mines and 2 processing plants</li>
<li><strong>Fee:</strong> none, and the placement is paid</li>
</ul>
<p><img src="photo:students" alt="Students of the summer placement with their mentor. Drawing: MNMA"></p>
<h2>Who can take part</h2>
<ul>
<li><strong>Students.</strong> From the third year onwards in a subject of mining, with a grade point average above 2.8.</li>
<li><strong>Mentors.</strong> People with five years or more in the sector who can give two hours a month.</li>
<li><strong>Mines.</strong> Members that offer lodging, meals and protective equipment to their trainees.</li>
</ul>
<h2>What it includes</h2>
<ul>
<li><strong>Meetings with a mentor.</strong> Once a month, twelve in all.</li>
<li><strong>A paid placement.</strong> Eight weeks at a member’s mine.</li>
<li><strong>Safety training.</strong> First aid and workplace risks, with a certificate.</li>
<li><strong>A competition.</strong> The three best final-year projects are carried out at a mine.</li>
</ul>
<h2>How to apply</h2>
<ol>
<li><strong>Application.</strong> Send a short biography, your grades and an essay of one page.</li>
<li><strong>Interview.</strong> Meet the mentors in the first two weeks of March.</li>
<li><strong>Placement.</strong> Your subject and your interests decide the mentor and the mine.</li>
<li><strong>Start.</strong> The opening day is 1 April.</li>
</ol>
<h2>Calendar of 2027</h2>
<table>
<thead><tr><th>When</th><th>What</th></tr></thead>
<tbody>
<tr><td>1–28 February</td><td>Applications</td></tr>
<tr><td>1–15 March</td><td>Interviews and placements</td></tr>
<tr><td>1 April</td><td>Opening day</td></tr>
<tr><td>21 June – 13 August</td><td>Work at the mine</td></tr>
<tr><td>10 December</td><td>Competition and close</td></tr>
</tbody>
</table>
<p><a href="mailto:members@mnma.example">members@mnma.example</a></p>
<p><a href="/mm/contact">Apply, or ask a question</a></p>
<p><a href="/mm/page/22">Watch Mining 101</a></p>`,
  },
]
