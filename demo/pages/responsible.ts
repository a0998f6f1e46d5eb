import type { DemoPage } from './page'

/** The responsible mining programme: eight principles, five scopes, twenty-nine requirements. */
export const responsiblePage: DemoPage = {
  cid: 20,
  text: `
<p>Хариуцлагатай уул уурхайн хөтөлбөр нь 8 зарчим, 5 хүрээ, 29 шаардлага бүхий сайн дурын хөтөлбөр юм. Оролцогч байгууллага жил бүр өөрийгөө үнэлж, дүнгээ хөндлөнгийн аудитороор баталгаажуулдаг.</p>
<ul>
<li><strong>Хэрэгжиж эхэлсэн:</strong> 2019 он</li>
<li><strong>Нэгдсэн байгууллага:</strong> 8</li>
<li><strong>Бүртгэлтэй аудитор:</strong> 3</li>
<li><strong>Үнэлгээний хугацаа:</strong> жил бүрийн 9–11 дүгээр сар</li>
<li><strong>Оролцооны хураамж:</strong> гишүүдэд үнэгүй</li>
</ul>
<p><img src="photo:restored" alt="Нөхөн сэргээсэн овоолго дээрх ургамлын хяналт. Зураг: МУУҮА"></p>
<h2>Найман зарчим</h2>
<h3>Хууль дээдлэх, ил тод байх</h3>
<p>Хууль тогтоомж, зөвшөөрлийн нөхцөлийг биелүүлж, төлбөрөө нээлттэй мэдээлнэ.</p>
<h3>Хүний эрхийг хүндэтгэх</h3>
<p>Ажилтан, нутгийн иргэн, гэрээт гүйцэтгэгчийн эрхийг адил хүндэтгэнэ.</p>
<h3>Хөдөлмөрийн аюулгүй байдал, эрүүл ахуйг хангах</h3>
<p>Осолгүй ажлын байр бол үйлдвэрлэлийн нэгдүгээр үзүүлэлт.</p>
<h3>Байгаль орчныг хамгаалах</h3>
<p>Ус, хөрс, агаар, ургамал, амьтанд үзүүлэх нөлөөг хэмжиж бууруулна.</p>
<h3>Уурхайн хаалтыг эхнээс нь төлөвлөх</h3>
<p>Газрыг дараа нь хэн, хэрхэн ашиглахыг эхний өдрөөс тохиролцоно.</p>
<h3>Орон нутгийн хөгжилд хувь нэмэр оруулах</h3>
<p>Ажлын байр, худалдан авалт, ур чадвараар орон нутагтаа өгөөж үлдээнэ.</p>
<h3>Шинжлэх ухаан, дэвшилтэт технологид тулгуурлах</h3>
<p>Шийдвэрийг хэмжилт, судалгаа, олон улсын стандартад үндэслэнэ.</p>
<h3>Оролцогч талуудтай тогтмол харилцах</h3>
<p>Санал, гомдлыг тогтмол сонсож, хариуг хугацаанд нь өгнө.</p>
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
<h2>Хэрхэн нэгдэх вэ?</h2>
<ol>
<li><strong>Өөрийгөө үнэлэх.</strong> Асуулгад хариулж, байгууллагынхаа түвшинг хоёр цагт тодорхойлно.</li>
<li><strong>Хүсэлт гаргах.</strong> Удирдлагын шийдвэр, хариуцах ажилтны нэрийг Ажлын албанд ирүүлнэ.</li>
<li><strong>Сайжруулах.</strong> Дутууг нэг жилийн төлөвлөгөөнд тусгаж, нотлох баримтаа бүрдүүлнэ.</li>
<li><strong>Баталгаажуулах.</strong> Бүртгэлтэй аудиторыг сонгож, дүнг гишүүний зөвшөөрлөөр нийтэлнэ.</li>
</ol>
<h2>Аудиторт</h2>
<p>Бүртгэлтэй аудитор болохыг хүсвэл «Хөндлөнгийн аудитын журам» баримттай танилцаад, туршлагаа нотлох баримтын хамт <a href="mailto:policy@mnma.example">policy@mnma.example</a> хаягаар хүсэлт илгээнэ үү. Дараагийн сургалт 2027 оны 1 дүгээр сард болно.</p>
<p><a href="/mm/member#3">Хөтөлбөрт нэгдэх хүсэлт</a></p>
<p><a href="#auditors">Хөндлөнгийн аудиторууд</a></p>`,
  text_en: `
<p>The responsible mining programme is voluntary. It has 8 principles, 5 scopes and 29 requirements. Each participant assesses itself once a year and has the result verified by an independent auditor.</p>
<ul>
<li><strong>Running since:</strong> 2019</li>
<li><strong>Participants:</strong> 8 organisations</li>
<li><strong>Registered auditors:</strong> 3</li>
<li><strong>Assessment:</strong> September to November each year</li>
<li><strong>Fee:</strong> none for members</li>
</ul>
<p><img src="photo:restored" alt="Checking the plants on a restored dump. Drawing: MNMA"></p>
<h2>Eight principles</h2>
<h3>Obey the law and be open</h3>
<p>Laws and permits are observed, and payments are disclosed.</p>
<h3>Respect human rights</h3>
<p>Employees, local people and contractors have the same rights.</p>
<h3>Keep people safe and healthy at work</h3>
<p>A workplace without accidents is the first measure of output.</p>
<h3>Protect the environment</h3>
<p>Effects on water, soil, air, plants and animals are measured and reduced.</p>
<h3>Plan the closure of a mine from its first day</h3>
<p>Who will use the land afterwards, and how, is agreed from the beginning.</p>
<h3>Contribute to local development</h3>
<p>Jobs, purchases and skills leave something of value behind.</p>
<h3>Rely on science and good technology</h3>
<p>Decisions rest on measurements, research and international standards.</p>
<h3>Keep talking with everyone concerned</h3>
<p>Proposals and complaints are heard all the time and answered in time.</p>
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
<ol>
<li><strong>Assess yourself.</strong> Answer the questionnaire and see in two hours how your organisation is doing.</li>
<li><strong>Apply.</strong> Send the Office the decision of your management and the name of who is in charge.</li>
<li><strong>Improve.</strong> Put what is missing into a plan for one year, and collect your evidence.</li>
<li><strong>Have it verified.</strong> Choose a registered auditor. Results are published with the consent of the member.</li>
</ol>
<h2>For auditors</h2>
<p>Whoever wants to be registered reads the audit rules among the documents of this page and writes to <a href="mailto:policy@mnma.example">policy@mnma.example</a> with proof of experience. The next course is in January 2027.</p>
<p><a href="/mm/member#3">Ask to join the programme</a></p>
<p><a href="#auditors">Independent auditors</a></p>`,
}
