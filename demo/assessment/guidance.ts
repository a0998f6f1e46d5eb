import type { Text } from './scope'
import type { DemoClauses } from './standards'

/** What is written of a requirement, to help with all its questions. */
type DemoGuidance = { explanation: Text; evidence: Text[]; clauses: DemoClauses }

/** The guidance of the demo by the numbers of the headings; it serves every question below them. */
export const demoGuidance: Readonly<Record<string, DemoGuidance>> = {
  '7.1.1': {
    explanation: [
      'Танай байгууллага үйл ажиллагаандаа хамаарах хууль, журам, тусгай зөвшөөрлийн нөхцөлийг мэддэг, биелэлтийг нь тогтмол шалгадаг эсэхийг асууж байна. Зөрчил гарсан эсэх нь биш, түүнийг олж мэдээд арилгадаг нь чухал.',
      'This asks whether you know the laws, rules and licence terms that apply to you, and check regularly how you meet them. It matters less whether a breach occurred than whether you find and correct it.',
    ],
    evidence: [
      [
        'Хууль тогтоомжийн бүртгэл, сүүлд шинэчилсэн огноотой',
        'A register of applicable laws with the date of its last update',
      ],
      [
        'Тусгай зөвшөөрлийн нөхцөлийн биелэлтийн жилийн дүгнэлт',
        'A yearly review of how the terms of licences are met',
      ],
      [
        'Хяналт шалгалтын акт, зөрчил арилгасан тухай тайлан',
        'An inspection report, and the report that the breach was corrected',
      ],
    ],
    clauses: { CMSI: ['Corporate Requirements'], GRI: ['2-27'], IRMA: ['1.1'] },
  },
  '7.1.2': {
    explanation: [
      'Ёс зүйн дүрэм нь цаасан дээр бус, ажилтан бүрийн өдөр тутмын шийдвэрт амьд байх ёстой. Удирдлага баталсан эсэх, ажилтан бүр уншиж, ойлгосон эсэхийг асууж байна.',
      'A code of ethics should guide the daily decisions of every employee. This asks whether management approved it, and whether everybody has read and understood it.',
    ],
    evidence: [
      ['Удирдлагын баталсан ёс зүйн дүрэм', 'The code of ethics, approved by management'],
      ['Ажилтан танилцаж, гарын үсэг зурсан бүртгэл', 'The record that employees read and signed it'],
      [
        'Сургалтын хөтөлбөр, хамрагдсан ажилтны жагсаалт',
        'The programme of the training and the list of those who took part',
      ],
    ],
    clauses: { CMSI: ['Business Integrity'], GRI: ['2-23', '2-24'] },
  },
  '7.1.3': {
    explanation: [
      'Авлига, ашиг сонирхлын зөрчил гарч болох шийдвэрүүдийг урьдчилан тодорхойлж, ил тод болгосон эсэхийг асууж байна. Худалдан авалт, бэлэг, хандив хамгийн эрсдэлтэй.',
      'This asks whether you know which decisions invite corruption or conflicts of interest, and make them transparent. Purchases, gifts and donations carry the greatest risk.',
    ],
    evidence: [
      [
        'Авлигын эсрэг бодлого, баталсан тушаалын хамт',
        'The policy against corruption and the order that adopted it',
      ],
      [
        'Ашиг сонирхлын зөрчилгүй гэсэн мэдэгдлийн загвар, бөглөсөн жишээ',
        'The form of the declaration of interests, and a completed one',
      ],
      ['Бэлэг, хандив, зочлолын бүртгэл', 'The record of gifts, donations and hospitality'],
    ],
    clauses: { CMSI: ['Business Integrity'], GRI: ['2-15', '205-2'] },
  },
  '7.1.4': {
    explanation: [
      'Улс, орон нутагт төлсөн төлбөрөө нийтэд нээлттэй мэдээлж, тоо баримтаа хөндлөнгийн аудитаар баталгаажуулдаг эсэхийг асууж байна.',
      'This asks whether you publish what you pay to the state and the local budget, and have your figures verified by an outside auditor.',
    ],
    evidence: [
      [
        'Вэбсайтад нийтэлсэн татвар, төлбөрийн тайлан, холбоостой',
        'The published report on taxes and payments, with its address',
      ],
      ['ОҮИТБС-ын тайланд өгсөн мэдээлэл', 'The data submitted to the EITI report'],
      ['Жилийн санхүүгийн тайлангийн аудитын дүгнэлт', 'The auditor’s opinion on the annual accounts'],
    ],
    clauses: { CMSI: ['Business Integrity'], GRI: ['207-4'], IRMA: ['1.5'] },
  },
  '7.1.5': {
    explanation: [
      'Ажилтан, нутгийн иргэн, гүйцэтгэгч хэн ч айхгүйгээр гомдол гаргаж, хугацаанд нь хариу авч чаддаг эсэхийг асууж байна.',
      'This asks whether anybody, an employee, a neighbour or a contractor, can complain without fear and get an answer in time.',
    ],
    evidence: [
      [
        'Гомдол барагдуулах журам, нэргүй гаргах арга',
        'The procedure for complaints, with a way to file them anonymously',
      ],
      [
        'Гомдлын бүртгэл: огноо, хариу, хугацаа (нэр арилгасан)',
        'The log of complaints with dates and answers, without names',
      ],
      ['Гомдол гаргагчийг хамгаалах заалт', 'The rule that protects those who complain'],
    ],
    clauses: { CMSI: ['Grievance Management'], GRI: ['2-25', '2-26'], IRMA: ['1.4'] },
  },
  '7.1.6': {
    explanation: [
      'Талбай дээр ажиллаж буй гүйцэтгэгчид танай ажилтантай ижил шаардлага тавьж, биелэлтийг нь шалгадаг эсэхийг асууж байна.',
      'This asks whether contractors on your site work under the same requirements as your own employees, and whether you check it.',
    ],
    evidence: [
      [
        'Аюулгүй ажиллагаа, байгаль орчин, ёс зүйн шаардлагатай гэрээ',
        'A contract with requirements on safety, environment and ethics',
      ],
      ['Гүйцэтгэгч сонгох үнэлгээний хуудас', 'The evaluation sheet by which a contractor was chosen'],
      ['Газар дээрх шалгалтын тэмдэглэл', 'The record of an inspection on site'],
    ],
    clauses: { CMSI: ['Responsible Supply Chains'], GRI: ['308-1', '414-1', '403-7'] },
  },
  '7.2.1': {
    explanation: [
      'Ажлын байр бүрд ямар аюул байгааг мэдэж, эрсдэлийг нь үнэлж, бууруулах ажлыг хариуцагчтай нь төлөвлөсөн эсэхийг асууж байна.',
      'This asks whether you know the hazards of every workplace, have assessed their risks, and have planned measures with a person in charge.',
    ],
    evidence: [
      [
        'Ажлын байрны эрсдэлийн үнэлгээ, сүүлд шинэчилсэн огноотой',
        'The risk assessment of workplaces with the date of its last update',
      ],
      [
        'Хариуцагч, хугацаатай арга хэмжээний төлөвлөгөө',
        'The plan of measures with deadlines and persons in charge',
      ],
      [
        'Ажил эхлэхийн өмнөх аюулгүй байдлын хуудас, бөглөсөн',
        'A completed checklist from before the start of work',
      ],
    ],
    clauses: {
      CMSI: ['Safe, Healthy and Respectful Workplaces'],
      GRI: ['403-2'],
      IRMA: ['3.2'],
      TSM: ['Safe, Healthy and Respectful Workplaces'],
    },
  },
  '7.2.2': {
    explanation: [
      'Хүн бүр, түүний дотор зочин, түр ажилтан, талбайд орохоосоо өмнө аюулгүй ажиллахыг сурсан эсэхийг асууж байна.',
      'This asks whether everybody, visitors and temporary staff included, has learned how to stay safe before entering the site.',
    ],
    evidence: [
      ['Зааварчилгааны бүртгэл, гарын үсэгтэй', 'The signed record of introductions'],
      ['Мэдлэг шалгасан тест, үнэлгээ', 'The test of knowledge and its results'],
      [
        'Эрсдэл өндөртэй ажлын зөвшөөрөл, мэргэшлийн үнэмлэх',
        'Permits for high-risk work and certificates of qualification',
      ],
    ],
    clauses: {
      CMSI: ['Safe, Healthy and Respectful Workplaces'],
      GRI: ['403-5'],
      IRMA: ['3.2'],
      TSM: ['Safe, Healthy and Respectful Workplaces'],
    },
  },
  '7.2.3': {
    explanation: [
      'Осол, осолд дөхсөн тохиолдлыг нуухгүй бүртгэж, шалтгааныг нь олж, дахин гаргахгүй болгодог эсэхийг асууж байна.',
      'This asks whether accidents and near misses are recorded openly, studied, and kept from happening again.',
    ],
    evidence: [
      ['Осол, осолд дөхсөн тохиолдлын бүртгэл', 'The log of accidents and near misses'],
      ['Нэг ослын судалгааны дүгнэлт, авсан арга хэмжээ', 'The report on one accident and what was done'],
      [
        'Удирдлагад танилцуулсан ослын давтамжийн үзүүлэлт',
        'The accident frequency rates presented to management',
      ],
    ],
    clauses: {
      CMSI: ['Safe, Healthy and Respectful Workplaces'],
      GRI: ['403-2', '403-9'],
      IRMA: ['3.2'],
      TSM: ['Safe, Healthy and Respectful Workplaces'],
    },
  },
  '7.2.4': {
    explanation: [
      'Гал, нуралт, хорт бодис алдагдах үед хэн юу хийхийг урьдчилан тогтоож, жил бүр дадлагажсан эсэхийг асууж байна.',
      'This asks whether it is settled who does what in a fire, a collapse or a leak, and whether it is rehearsed every year.',
    ],
    evidence: [
      ['Яаралтай үед ажиллах баталсан төлөвлөгөө', 'The approved emergency plan'],
      ['Дадлага сургуулилтын тайлан, дүгнэлт', 'The report on an exercise and its conclusions'],
      [
        'Ээлж бүрийн аврах багийн жагсаалт, хэрэгслийн бүртгэл',
        'The rescue team of each shift and the list of equipment',
      ],
    ],
    clauses: {
      CMSI: ['Emergency Preparedness and Response'],
      GRI: ['14.15'],
      IRMA: ['2.5'],
      TSM: ['Crisis Management and Communications Planning'],
    },
  },
  '7.2.5': {
    explanation: [
      'Ажил нь ажилтны эрүүл мэндэд хэрхэн нөлөөлж байгааг үзлэг, хэмжилтээр хянаж, өвчлөхөөс нь сэргийлдэг эсэхийг асууж байна.',
      'This asks whether you follow by examinations and measurements how work affects the health of employees, and act before they fall ill.',
    ],
    evidence: [
      [
        'Эрүүл мэндийн үзлэгийн графикийн биелэлт (хүний нэргүй)',
        'How the schedule of examinations was kept, without names',
      ],
      ['Итгэмжлэгдсэн лабораторийн хэмжилтийн дүн', 'Results of measurements by an accredited laboratory'],
      ['Ажилтныг өөр ажилд шилжүүлэх журам', 'The rule for moving employees to other work'],
    ],
    clauses: { CMSI: ['Safe, Healthy and Respectful Workplaces'], GRI: ['403-3', '403-10'], IRMA: ['3.2'] },
  },
  '7.2.6': {
    explanation: [
      'Ижил ажилд ижил цалин олгож, ажилтны төлөөлөлтэй тохиролцож, ялгаварлан гадуурхалт, дарамтаас сэргийлдэг эсэхийг асууж байна.',
      'This asks whether equal work is paid equally, whether terms are negotiated with the employees’ representatives, and whether discrimination and harassment are prevented.',
    ],
    evidence: [
      ['Цалингийн журам, хүйсээр гаргасан харьцуулалт', 'The rules on pay, and a comparison by sex'],
      ['Бүртгүүлсэн хамтын гэрээ', 'The registered collective agreement'],
      [
        'Ялгаварлан гадуурхалт, бэлгийн дарамтаас сэргийлэх дүрэм, сургалт',
        'The rules against discrimination and harassment, and the training on them',
      ],
    ],
    clauses: {
      CMSI: ['Rights of Workers', 'Diverse, Equitable and Inclusive Workplaces'],
      GRI: ['2-30', '405-2', '406-1'],
      IRMA: ['3.1'],
      TSM: ['Equitable, Diverse, and Inclusive Workplaces'],
    },
  },
  '7.3.1': {
    explanation: [
      'Үйл ажиллагаа байгаль орчинд хэрхэн нөлөөлөхийг үнэлж, жил бүрийн төлөвлөгөөгөөр бууруулж, биелэлтийг нь тайлагнадаг эсэхийг асууж байна.',
      'This asks whether the effects on the environment were assessed, are reduced by a yearly plan, and are reported on.',
    ],
    evidence: [
      ['Батлагдсан нарийвчилсан үнэлгээ', 'The approved detailed impact assessment'],
      [
        'Тухайн жилийн менежментийн төлөвлөгөө, өмнөх жилийн тайлан',
        'This year’s management plan and last year’s report',
      ],
      [
        'Байгаль орчны ажилтны тушаал, ажлын байрны тодорхойлолт',
        'The appointment and job description of the environmental specialist',
      ],
    ],
    clauses: { CMSI: ['Corporate Requirements'], GRI: ['413-1'], IRMA: ['2.1'] },
  },
  '7.3.2': {
    explanation: [
      'Усаа хаанаас, хэдийг авч, хэдийг дахин ашиглаж байгаагаа мэддэг эсэхийг асууж байна. Хуурай бүс нутагт ус нь малчин, байгаль, уурхайн хамтын нөөц.',
      'This asks whether you know where your water comes from, how much you take and how much you use again. In a dry region herders, nature and the mine share it.',
    ],
    evidence: [
      ['Тоолуурын заалт, сарын усны тэнцэл', 'Meter readings and the monthly water balance'],
      [
        'Хяналтын цэгийн түвшин, чанарын шинжилгээний дүн',
        'Levels and analyses of water at the monitoring points',
      ],
      ['Ус ашиглах зөвшөөрөл, бодит хэрэглээний харьцуулалт', 'The water permit, compared with actual use'],
    ],
    clauses: {
      CMSI: ['Water Stewardship'],
      GRI: ['303-1', '303-3'],
      IRMA: ['4.2'],
      TSM: ['Water Stewardship'],
    },
  },
  '7.3.3': {
    explanation: [
      'Хаягдлын далан сэтэрвэл хүн, байгальд нөхөж баршгүй хохирол учирна. Багажийн хяналт, хараат бус үзлэг, доод талын айлыг сэрэмжлүүлэх төлөвлөгөөтэй эсэхийг асууж байна.',
      'A dam that fails does harm that cannot be made good. This asks about instruments, independent inspections, and a plan for warning the households downstream.',
    ],
    evidence: [
      ['Багажийн хэмжилтийн бүртгэл, тайлал', 'The records of instruments and their interpretation'],
      ['Хараат бус мэргэжилтний үзлэгийн тайлан', 'The report of an independent inspection'],
      ['Сэрэмжлүүлэх төлөвлөгөө, дадлагын тэмдэглэл', 'The warning plan and the record of its rehearsal'],
    ],
    clauses: { CMSI: ['Tailings Management'], GRI: ['14.6'], IRMA: ['4.1'], TSM: ['Tailings Management'] },
  },
  '7.3.4': {
    explanation: [
      'Агаар, дуу чимээ, хүлэмжийн хийг тогтмол хэмжиж, стандарттай харьцуулж, бууруулах ажил хийдэг эсэхийг асууж байна.',
      'This asks whether air, noise and greenhouse gases are measured regularly, compared with the standards, and reduced.',
    ],
    evidence: [
      [
        'Тоос, дуу чимээний хэмжилтийн дүн, стандартын хэмжээтэй',
        'Measurements of dust and noise beside the limits',
      ],
      ['Зам услах, хучих ажлын бүртгэл', 'The record of watering and paving roads'],
      [
        'Хүлэмжийн хийн тооцоо, бууруулах зорилт',
        'The calculation of greenhouse gases and the target for reducing them',
      ],
    ],
    clauses: {
      CMSI: ['Pollution Prevention', 'Climate Action'],
      GRI: ['305-1', '305-7'],
      IRMA: ['4.3', '4.4', '4.5'],
      TSM: ['Climate Change'],
    },
  },
  '7.3.5': {
    explanation: [
      'Нөлөөллийн бүсэд ямар ургамал, амьтан байгааг судалж, ховор зүйлийн амьдрах орчныг хөндөхгүй байх, хөндсөн бол дүйцүүлэн хамгаалах ажлыг асууж байна.',
      'This asks whether you know which plants and animals live in the affected area, leave the habitats of rare species untouched, and offset what could not be avoided.',
    ],
    evidence: [
      ['Ургамал, амьтны суурь судалгааны тайлан', 'The baseline study of plants and animals'],
      ['Хамгаалах арга хэмжээний төлөвлөгөө, газрын зураг', 'The plan of protective measures with a map'],
      ['Дүйцүүлэн хамгаалах ажлын тайлан', 'The report on biodiversity offsets'],
    ],
    clauses: {
      CMSI: ['Biodiversity, Ecosystem Services and Nature'],
      GRI: ['304-3'],
      IRMA: ['4.6'],
      TSM: ['Biodiversity Conservation Management'],
    },
  },
  '7.3.6': {
    explanation: [
      'Химийн бодис, шатахууныг аюулгүй хадгалж, асгарвал шууд цэвэрлэж, аюултай хаягдлыг эрх бүхий байгууллагад өгдөг эсэхийг асууж байна.',
      'This asks whether chemicals and fuel are stored safely, spills are cleaned up at once, and hazardous waste goes to an authorised organisation.',
    ],
    evidence: [
      ['Агуулахын зураг, бодисын бүртгэл', 'Pictures of the store and the register of substances'],
      [
        'Хор аюулын лавлах мэдээлэл, ажлын байранд байгаа зураг',
        'Safety data sheets, with a picture of them at the workplace',
      ],
      [
        'Аюултай хаягдал шилжүүлсэн акт, гэрээ',
        'The contract and the note on the handover of hazardous waste',
      ],
    ],
    clauses: { CMSI: ['Pollution Prevention'], GRI: ['306-2'], IRMA: ['4.1'] },
  },
  '7.4.1': {
    explanation: [
      'Төлөвлөсөн ажлаа нутгийн иргэдэд урьдчилан танилцуулж, саналыг нь сонсож, хэрхэн тусгаснаа эргэж хэлдэг эсэхийг асууж байна.',
      'This asks whether you present plans to local people in advance, hear their views, and tell them what became of them.',
    ],
    evidence: [
      ['Уулзалтын тэмдэглэл, оролцогчдын бүртгэл', 'Minutes of a meeting and the list of participants'],
      ['Саналын бүртгэл, өгсөн хариу', 'The list of proposals and the answers'],
      ['Орон нутагтай харилцах ажилтны тушаал', 'The appointment of the community relations officer'],
    ],
    clauses: {
      CMSI: ['Stakeholder Engagement'],
      GRI: ['2-29', '413-1'],
      IRMA: ['1.2'],
      TSM: ['Indigenous and Community Relationships'],
    },
  },
  '7.4.2': {
    explanation: [
      'Аймаг, сумтай байгуулсан гэрээгээр орон нутагт ямар өгөөж хүртээж, төслүүдийг хэн сонгож, хэрхэн тайлагнадгийг асууж байна.',
      'This asks what your agreement with the province or district gives the area, who chooses its projects, and how you report on it.',
    ],
    evidence: [
      ['Хамтран ажиллах гэрээ', 'The cooperation agreement'],
      ['Төсөл сонгосон хурлын тэмдэглэл', 'Minutes of the meeting that chose the projects'],
      ['Нийтэд мэдээлсэн хэрэгжилтийн тайлан', 'The published report on its implementation'],
    ],
    clauses: {
      CMSI: ['Community Impacts and Benefits'],
      GRI: ['203-1', '413-1'],
      IRMA: ['2.3'],
      TSM: ['Indigenous and Community Relationships'],
    },
  },
  '7.4.3': {
    explanation: [
      'Нутгийн иргэдэд ажлын байр, мэргэжил эзэмших боломжийг түрүүлж олгодог, үр дүнг нь тоогоор хянадаг эсэхийг асууж байна.',
      'This asks whether local people get the first chance of jobs and training, and whether you follow the results by figures.',
    ],
    evidence: [
      ['Орон нутагт тавьсан ажлын байрны зар', 'A vacancy that was advertised locally'],
      ['Сургалт, тэтгэлэгт хамрагдсан хүний тоо', 'The number of people trained or given scholarships'],
      ['Нутгийн ажилтны эзлэх хувь, зорилт', 'The share of local employees and its target'],
    ],
    clauses: { CMSI: ['Community Impacts and Benefits'], GRI: ['202-2'], IRMA: ['2.3'] },
  },
  '7.4.4': {
    explanation: [
      'Худалдан авалтаараа орон нутгийн бизнесийг дэмждэг, шаардлага хангахад нь тусалдаг, төлбөрөө хугацаанд нь төлдөг эсэхийг асууж байна.',
      'This asks whether your purchases support local businesses, whether you help them to qualify, and whether you pay on time.',
    ],
    evidence: [
      [
        'Орон нутгаас худалдан авах жилийн төлөвлөгөө, гүйцэтгэл',
        'The yearly plan of local purchases and what was bought',
      ],
      ['Ханган нийлүүлэгчдэд хийсэн сургалтын бүртгэл', 'The record of training for suppliers'],
      ['Төлбөрийн хугацааны тайлан', 'The report on the times of payment'],
    ],
    clauses: { CMSI: ['Community Impacts and Benefits'], GRI: ['204-1'], IRMA: ['2.3'] },
  },
  '7.4.5': {
    explanation: [
      'Газар хөндөхийн өмнө түүх, соёлын дурсгал байгаа эсэхийг судалж, бэлчээр, худаг, нүүдлийн замыг малчидтай тохирч ашигладаг эсэхийг асууж байна.',
      'This asks whether you look for remains before ground is broken, and agree with herders on pastures, wells and migration routes.',
    ],
    evidence: [
      [
        'Археологи, палеонтологийн хайгуулын дүгнэлт',
        'The report of the archaeological and palaeontological survey',
      ],
      ['Дурсгал илэрсэн үед ажиллах журам', 'The rule for what to do when remains are found'],
      ['Малчидтай хийсэн тохиролцоо, тэмдэглэл', 'The agreement with herders, or its minutes'],
    ],
    clauses: { CMSI: ['Cultural Heritage'], GRI: ['14.12'], IRMA: ['3.7'] },
  },
  '7.4.6': {
    explanation: [
      'Нүүлгэхээс өөр аргагүй бол айл бүртэй зөвшилцөж, шударга нөхөн олговор өгч, амьжиргааг нь дараа нь ч дэмждэг эсэхийг асууж байна. Нүүлгэсэн айлгүй бол тайлбартаа бичнэ үү.',
      'If resettlement cannot be avoided, this asks whether you agree with each household, compensate fairly, and support livelihoods afterwards. If nobody was moved, say so in the comment.',
    ],
    evidence: [
      ['Айл өрхтэй байгуулсан гэрээ (нэр арилгасан)', 'An agreement with a household, without names'],
      ['Хараат бус үнэлгээний тайлан', 'The report of the independent valuation'],
      ['Нүүсэн өрхийн амьжиргааны судалгаа', 'The study of livelihoods after the move'],
    ],
    clauses: { CMSI: ['New Projects, Expansions and Resettlement'], GRI: ['14.12'], IRMA: ['2.4'] },
  },
  '7.5.1': {
    explanation: [
      'Уурхайг хэзээ, яаж хаахаа олборлож эхлэхээсээ өмнө төлөвлөж, ажилтан, орон нутагт үзүүлэх нөлөөг нь тооцсон эсэхийг асууж байна.',
      'This asks whether you planned before mining began how the mine will close, and considered what that means for employees and the community.',
    ],
    evidence: [
      ['Хаалтын төлөвлөгөө, баталсан огноотой', 'The closure plan with the date of its approval'],
      ['Шинэчилсэн хувилбар, өөрчлөлтийн тайлбар', 'A revised version and what changed'],
      ['Нийгэм, эдийн засгийн нөлөөллийн бүлэг', 'The chapter on social and economic effects'],
    ],
    clauses: { CMSI: ['Closure'], GRI: ['14.8'], IRMA: ['2.6'] },
  },
  '7.5.2': {
    explanation: [
      'Хаалтын зардлыг бодитой тооцож, мөнгийг нь тусад нь хуримтлуулдаг эсэхийг асууж байна. Ингэснээр зардал улс, орон нутагт үлдэхгүй.',
      'This asks whether the cost of closure is estimated soundly and the money set aside, so that it is not left to the public.',
    ],
    evidence: [
      ['Хараат бус хяналт хийсэн зардлын тооцоо', 'The estimate of costs, reviewed independently'],
      ['Тусгай дансны хуулга', 'A statement of the separate account'],
      [
        'Санхүүгийн тайлангийн хаалтын нөөцийн тодруулга',
        'The note on the provision for closure in the annual accounts',
      ],
    ],
    clauses: { CMSI: ['Closure'], GRI: ['14.8'], IRMA: ['2.6'] },
  },
  '7.5.3': {
    explanation: [
      'Ажил дууссан талбайг уурхай хаагдахыг хүлээлгүй нөхөн сэргээж, шимт хөрсийг хадгалж, нутгийн ургамал тарьдаг эсэхийг асууж байна.',
      'This asks whether finished areas are rehabilitated without waiting for the mine to close, with stored topsoil and plants of the region.',
    ],
    evidence: [
      [
        'Жилийн нөхөн сэргээлтийн тайлан, өмнөх, дараах зураг',
        'The yearly report on rehabilitation, with pictures before and after',
      ],
      ['Шимт хөрсний овоолгын бүртгэл', 'The record of stored topsoil'],
      ['Талбай хүлээлгэн өгсөн акт', 'The note on the handover of land'],
    ],
    clauses: { CMSI: ['Closure'], GRI: ['14.8', '304-3'], IRMA: ['2.6'] },
  },
  '7.5.4': {
    explanation: [
      'Уурхай хаагдсаны дараа газар, барилга, замыг хэн, юунд ашиглахыг орон нутагтай одооноос тохирсон эсэхийг асууж байна.',
      'This asks whether you have agreed with the community who will use land, buildings and roads after closure, and what for.',
    ],
    evidence: [
      ['Орон нутагтай хийсэн хэлэлцүүлгийн тэмдэглэл', 'Minutes of the discussion with the community'],
      ['Үлдэх байгууламжийн талаарх бичгийн тохиролцоо', 'The written agreement on what remains'],
    ],
    clauses: { CMSI: ['Closure'], GRI: ['14.8'], IRMA: ['2.6'] },
  },
  '7.5.5': {
    explanation: [
      'Хаалтын дараа ус, хөрс, налууг хэн, хэдэн жил, ямар мөнгөөр хянахыг тогтоож, дүнг нь иргэдэд мэдээлэх эсэхийг асууж байна.',
      'This asks whether it is settled who will monitor water, soil and slopes after closure, for how long and with what money, and how people will learn the results.',
    ],
    evidence: [
      ['Хаалтын дараах хяналтын хөтөлбөр', 'The programme of monitoring after closure'],
      ['Санхүүжилтийн эх үүсвэрийн шийдвэр', 'The decision on its funding'],
      ['Иргэдэд мэдээлсэн хяналтын дүн', 'Results of monitoring as they were given to local people'],
    ],
    clauses: { CMSI: ['Closure'], GRI: ['14.8'], IRMA: ['2.6'] },
  },
}
