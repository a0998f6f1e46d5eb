import type { DemoPage } from './page'

export const projectPages: DemoPage[] = [
  {
    cid: 20,
    text: `
<p>Хариуцлагатай уул уурхайн хөтөлбөр нь 8 зарчим, 5 хүрээ, 29 шаардлага бүхий сайн дурын хөтөлбөр юм. Оролцогч байгууллага жил бүр өөрийн үнэлгээ хийж, нотлох баримтаа бүрдүүлэн, хөндлөнгийн аудитороор баталгаажуулдаг.</p>
<h2>Найман зарчим</h2>
<ol>
<li>Хууль дээдлэх, ил тод байх</li>
<li>Хүний эрхийг хүндэтгэх</li>
<li>Хөдөлмөрийн аюулгүй байдал, эрүүл ахуйг хангах</li>
<li>Байгаль орчныг хамгаалах</li>
<li>Уурхайн хаалтыг эхнээс нь төлөвлөх</li>
<li>Орон нутгийн хөгжилд хувь нэмэр оруулах</li>
<li>Шинжлэх ухаан, дэвшилтэт технологид тулгуурлах</li>
<li>Оролцогч талуудтай тогтмол харилцах</li>
</ol>
<h2>Таван хүрээ, 29 шаардлага</h2>
<h3>Засаглал, ёс зүй</h3>
<ul>
<li>Хууль тогтоомж, зөвшөөрлийн нөхцөлийг биелүүлдэг</li>
<li>Ёс зүйн дүрэмтэй, ажилтан бүрд танилцуулдаг</li>
<li>Авлигаас сэргийлэх бодлоготой</li>
<li>Төлбөр, татвараа ил тод мэдээлдэг</li>
<li>Гомдол хүлээн авах нээлттэй сувагтай</li>
<li>Гэрээт гүйцэтгэгчид ижил шаардлага тавьдаг</li>
</ul>
<h3>Хөдөлмөр, аюулгүй байдал</h3>
<ul>
<li>Эрсдэлийн үнэлгээг ажлын байр бүрд хийдэг</li>
<li>Ажилтныг ажилд гарахаас өмнө сургадаг</li>
<li>Осол, аюултай нөхцөлийг бүртгэж, судалдаг</li>
<li>Яаралтай үеийн төлөвлөгөөг жил бүр туршдаг</li>
<li>Эрүүл мэндийн үзлэгт тогтмол хамруулдаг</li>
<li>Тэгш боломж, шударга цалин хөлсийг хангадаг</li>
</ul>
<h3>Байгаль орчин</h3>
<ul>
<li>Байгаль орчны менежментийн төлөвлөгөөтэй</li>
<li>Усны тэнцлийг тооцож, дахин ашигладаг</li>
<li>Хаягдлын сангийн тогтворжилтыг хянадаг</li>
<li>Тоос, дуу чимээ, хүлэмжийн хийг хэмждэг</li>
<li>Ховор ургамал, амьтныг хамгаалдаг</li>
<li>Аюултай бодисыг зохих ёсоор хадгалдаг</li>
</ul>
<h3>Орон нутаг</h3>
<ul>
<li>Нутгийн иргэдтэй зөвшилцөж, санал авдаг</li>
<li>Орон нутгийн хөгжлийн гэрээтэй</li>
<li>Нутгийн иргэдийг ажилд авч, сургадаг</li>
<li>Орон нутгаас бараа, үйлчилгээ худалдан авдаг</li>
<li>Соёлын өв, уламжлалт бэлчээрийг хүндэтгэдэг</li>
<li>Нүүлгэн шилжүүлэлтийг шударгаар шийддэг</li>
</ul>
<h3>Хаалт, нөхөн сэргээлт</h3>
<ul>
<li>Хаалтын төлөвлөгөөг ашиглалтын эхнээс гаргадаг</li>
<li>Хаалтын зардлыг санхүүгийн баталгаагаар хангадаг</li>
<li>Нөхөн сэргээлтийг олборлолттой зэрэг хийдэг</li>
<li>Хаалтын дараах газар ашиглалтыг тохиролцдог</li>
<li>Хаалтын дараа хяналтаа үргэлжлүүлдэг</li>
</ul>
<h2>Хэрхэн нэгдэх вэ</h2>
<p>Эхлээд өөрийн үнэлгээний асуулгад хариулж, байгууллагынхаа түвшинг тодорхойлно. Дараа нь сайжруулах төлөвлөгөө гаргаж, ассоциацийн бүртгэлтэй аудиторыг сонгоно. Үнэлгээний дүнг гишүүний зөвшөөрлөөр нийтэлнэ.</p>`,
    text_en: `
<p>The responsible mining programme is voluntary. It has 8 principles, 5 scopes and 29 requirements. Each participant assesses itself once a year, collects its evidence and has the result verified by an independent auditor.</p>
<h2>Eight principles</h2>
<ol>
<li>Obey the law and be open</li>
<li>Respect human rights</li>
<li>Keep people safe and healthy at work</li>
<li>Protect the environment</li>
<li>Plan the closure of a mine from its first day</li>
<li>Contribute to local development</li>
<li>Rely on science and good technology</li>
<li>Keep talking with everyone concerned</li>
</ol>
<h2>Five scopes, 29 requirements</h2>
<h3>Governance and ethics</h3>
<ul>
<li>Laws and the terms of permits are observed</li>
<li>There is a code of ethics, known to every employee</li>
<li>There is a policy against corruption</li>
<li>Payments and taxes are disclosed</li>
<li>Complaints have an open channel</li>
<li>Contractors are held to the same requirements</li>
</ul>
<h3>Work and safety</h3>
<ul>
<li>Risks are assessed for every workplace</li>
<li>People are trained before they start work</li>
<li>Accidents and hazards are recorded and studied</li>
<li>The emergency plan is rehearsed every year</li>
<li>Health is checked regularly</li>
<li>Opportunities are equal and pay is fair</li>
</ul>
<h3>Environment</h3>
<ul>
<li>There is an environmental management plan</li>
<li>Water is accounted for and reused</li>
<li>The stability of tailings facilities is monitored</li>
<li>Dust, noise and greenhouse gases are measured</li>
<li>Rare plants and animals are protected</li>
<li>Hazardous substances are stored properly</li>
</ul>
<h3>Communities</h3>
<ul>
<li>Local people are consulted and heard</li>
<li>There is a local development agreement</li>
<li>Local people are employed and trained</li>
<li>Goods and services are bought locally</li>
<li>Heritage and traditional pastures are respected</li>
<li>Resettlement is settled fairly</li>
</ul>
<h3>Closure and rehabilitation</h3>
<ul>
<li>Closure is planned from the start of mining</li>
<li>The cost of closure is secured</li>
<li>Rehabilitation keeps pace with mining</li>
<li>The later use of the land is agreed</li>
<li>Monitoring goes on after closure</li>
</ul>
<h2>How to join</h2>
<p>Answer the self-assessment first and see how your organisation is doing. Then make a plan for improvement and choose one of the auditors registered with the association. Results are published with the consent of the member.</p>`,
  },
  {
    cid: 21,
    text: `
<p>Өглөө сэрэхээс орой унтах хүртэл бид өдөрт дөч гаруй төрлийн эрдсийг ашигладаг. Гар утсанд зэс, лити, тантал, алт; цонхны шилэнд кварц; шүдний оонд жонш; хананы будагт гөлтгөнө, титан бий. Энэ төслөөр бид танил эд зүйлсийн цаана байгаа чулуулгийг таниулдаг.</p>
<ul>
<li><strong>Зэс:</strong> цахилгаан утас, хөргөгч, цахилгаан машины хөдөлгүүр.</li>
<li><strong>Жонш:</strong> ган хайлуулах, хөнгөн цагаан үйлдвэрлэх, шүдний оо.</li>
<li><strong>Коксжих нүүрс:</strong> барилга, гүүр, төмөр замын ган.</li>
<li><strong>Молибден:</strong> халуунд тэсвэртэй хайлш, турбин.</li>
<li><strong>Цахиур:</strong> нарны хавтан, компьютерын эд анги.</li>
</ul>
<p>Сургуулийн багш нар эрдсийн дээжийн иж бүрдлийг ассоциациас зээлдэн авч, хичээлдээ ашиглах боломжтой.</p>`,
    text_en: `
<p>Between waking and going to sleep each of us uses more than forty minerals. There is copper, lithium, tantalum and gold in a telephone, quartz in a window pane, fluorspar in toothpaste, gypsum and titanium in the paint on the wall. This project introduces the rocks behind familiar things.</p>
<ul>
<li><strong>Copper:</strong> wiring, refrigerators, the motors of electric cars.</li>
<li><strong>Fluorspar:</strong> steel smelting, aluminium, toothpaste.</li>
<li><strong>Coking coal:</strong> the steel of buildings, bridges and railways.</li>
<li><strong>Molybdenum:</strong> heat-resistant alloys, turbines.</li>
<li><strong>Silicon:</strong> solar panels, computer parts.</li>
</ul>
<p>Teachers may borrow sets of mineral samples from the association for their lessons.</p>`,
  },
  {
    cid: 22,
    text: `
<p>Уурхайн амьдрал хэдэн арван жил үргэлжилдэг. Энэ цуврал бичлэгт хайгуулаас нөхөн сэргээлт хүртэлх үе шат бүрийг мэргэжлийн хэллэггүйгээр, таван минутад багтаан тайлбарлана.</p>
<ol>
<li><strong>Эрэл, хайгуул.</strong> Геологичид газрын зураг, геофизик, өрөмдлөгөөр ордыг илрүүлж, нөөцийг тогтооно.</li>
<li><strong>Үнэлгээ, зөвшөөрөл.</strong> Техник, эдийн засгийн үндэслэл, байгаль орчинд нөлөөлөх байдлын үнэлгээ хийнэ.</li>
<li><strong>Барилга угсралт.</strong> Зам, эрчим хүч, ус хангамж, хаягдлын сан байгуулна.</li>
<li><strong>Олборлолт, баяжуулалт.</strong> Хүдрийг ил эсвэл далд аргаар олборлож, ашигтай эрдсийг ялгана.</li>
<li><strong>Хаалт, нөхөн сэргээлт.</strong> Газрыг дахин ашиглах боломжтой болгож, хяналтыг үргэлжлүүлнэ.</li>
</ol>`,
    text_en: `
<p>The life of a mine lasts for decades. This series of films explains each stage from exploration to rehabilitation without jargon, in five minutes each.</p>
<ol>
<li><strong>Exploration.</strong> Geologists find a deposit with maps, geophysics and drilling, and establish its resources.</li>
<li><strong>Study and permits.</strong> The feasibility study and the environmental impact assessment are made.</li>
<li><strong>Construction.</strong> Roads, power, water supply and the tailings facility are built.</li>
<li><strong>Mining and processing.</strong> Ore is mined from the surface or underground, and the valuable minerals are separated.</li>
<li><strong>Closure and rehabilitation.</strong> The land is made fit for use again, and monitoring goes on.</li>
</ol>`,
  },
  {
    cid: 23,
    text: `
<p>Геологи, уулын ажил, баяжуулалт, маркшейдер, байгаль орчны чиглэлээр суралцаж буй оюутнуудыг салбарын туршлагатай мэргэжилтнүүдтэй холбох хөтөлбөр юм. Оролцогч бүр нэг жилийн турш зөвлөх багштай ажиллаж, зун найман долоо хоногийн дадлага хийнэ.</p>
<h2>Хөтөлбөрт юу багтдаг вэ</h2>
<ul>
<li>сар бүрийн зөвлөх уулзалт;</li>
<li>гишүүн байгууллагын уурхайд хийх зуны цалинтай дадлага;</li>
<li>аюулгүй ажиллагаа, анхны тусламжийн сургалт;</li>
<li>төгсөлтийн төслийн уралдаан.</li>
</ul>
<p>Элсэлт жил бүрийн хоёрдугаар сард эхэлнэ. Гуравдугаар ба түүнээс дээш дамжааны, голч дүн 2.8-аас дээш оюутан хүсэлт гаргаж болно.</p>`,
    text_en: `
<p>The programme brings students of geology, mining, mineral processing, mine surveying and environmental science together with experienced people of the sector. Each participant works with a mentor for a year and spends eight weeks of the summer at a mine.</p>
<h2>What it includes</h2>
<ul>
<li>a meeting with the mentor every month;</li>
<li>a paid summer placement at a member's mine;</li>
<li>training in safety and first aid;</li>
<li>a competition of final-year projects.</li>
</ul>
<p>Applications open every February to students from the third year onwards with a grade point average above 2.8.</p>`,
  },
  {
    cid: 24,
    text: `
<p>Энэ сард Хангай Металл компанийг онцолж байна. Тус компани төмрийн хүдрийн уурхайнхаа эргэлтийн усны хэрэглээг 91 хувьд хүргэж, орон нутгийн 38 аж ахуйн нэгжээс бараа, үйлчилгээ худалдан авчээ. Онцлох гишүүнийг хороод хөдөлмөрийн аюулгүй байдал, байгаль орчин, орон нутгийн хамтын ажиллагааны үзүүлэлтээр сонгодог.</p>`,
    text_en: `
<p>This month's member is Khangai Metal. At its iron ore mine the company now recycles 91 per cent of its process water, and it buys goods and services from 38 local businesses. The committees choose the member of the month for its record in safety, environment and local cooperation.</p>`,
  },
  {
    cid: 25,
    text: `
<p>Ассоциаци үүсгэн байгуулагдсаны гучин жилийн ойд зориулж салбарын түүхийг өгүүлэх ном хэвлүүллээ. Номд геологичид, уурхайчид, инженерүүдийн дурсамж, ховор гэрэл зураг, он цагийн товчоо багтсан.</p>
<h2>Гурван арван жил</h2>
<ul>
<li><strong>Эхний арван жил:</strong> салбарын хувийн хэвшил бүрэлдэж, анхны гишүүд нэгдэв.</li>
<li><strong>Хоёр дахь арван жил:</strong> томоохон ордуудыг эргэлтэд оруулж, аюулгүй ажиллагааны нийтлэг стандарт нэвтрүүлэв.</li>
<li><strong>Гурав дахь арван жил:</strong> хариуцлагатай уул уурхайн хөтөлбөр, биржийн арилжаа, цахим шилжилт эхлэв.</li>
</ul>
<p>Номыг ассоциацийн ажлын албанаас үнэгүй авах боломжтой.</p>`,
    text_en: `
<p>For the thirtieth anniversary of the association we published a book on the history of the sector, with memories of geologists, miners and engineers, rare photographs and a chronicle.</p>
<h2>Three decades</h2>
<ul>
<li><strong>The first:</strong> a private sector took shape and the first members came together.</li>
<li><strong>The second:</strong> large deposits went into production, and common safety standards were introduced.</li>
<li><strong>The third:</strong> the responsible mining programme, exchange trading and the digital transition began.</li>
</ul>
<p>The book is free of charge at the Office of the association.</p>`,
  },
  {
    cid: 26,
    text: `
<p>Олон улсад хүлээн зөвшөөрөгдсөн стандарт, гарын авлагыг орчуулж, Монголын уурхайн нөхцөлд тохируулан гишүүддээ хүргэж байна. Гарын авлага бүр өөрийгөө шалгах хуудас, бодит жишээтэй.</p>
<ul>
<li>Хаягдлын сангийн аюулгүй ажиллагаа</li>
<li>Усны нөөцийн хариуцлагатай ашиглалт</li>
<li>Хүлэмжийн хийн тооцоо, бууруулах арга зам</li>
<li>Биологийн олон янз байдлыг хамгаалах</li>
<li>Уурхайн хаалтын цогц төлөвлөлт</li>
<li>Оролцогч талуудын оролцоо, гомдол барагдуулах механизм</li>
</ul>
<p>Гарын авлагыг чөлөөтэй татаж авч, сургалтдаа ашиглана уу. Эх сурвалжийг заавал дурдана.</p>`,
    text_en: `
<p>We translate internationally recognised standards and guides and adapt them to the conditions of Mongolian mines. Each guide comes with a checklist and worked examples.</p>
<ul>
<li>Safe operation of tailings facilities</li>
<li>Responsible use of water</li>
<li>Accounting for greenhouse gases, and reducing them</li>
<li>Protecting biodiversity</li>
<li>Integrated mine closure planning</li>
<li>Stakeholder engagement and grievance mechanisms</li>
</ul>
<p>The guides may be downloaded freely and used in training. Please name the source.</p>`,
  },
]
