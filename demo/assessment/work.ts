import type { DemoScope } from './scope'

export const work: DemoScope = {
  title: ['Хөдөлмөр, аюулгүй байдал', 'Work and safety'],
  requirements: [
    {
      title: ['Ажлын байр бүрийн эрсдэлийн үнэлгээ', 'Risk assessment of every workplace'],
      questions: [
        [
          'Ажлын байр бүрийн аюулыг тодорхойлж, эрсдэлийн үнэлгээг баримтжуулсан уу?',
          'Have you identified the hazards of every workplace and documented the assessment of their risks?',
        ],
        [
          'Тоног төхөөрөмж, технологи өөрчлөгдөх бүрд эрсдэлийг дахин үнэлдэг үү?',
          'Do you assess risks again whenever equipment or technology changes?',
        ],
        [
          'Эрсдэлийг бууруулах арга хэмжээг хариуцагч, хугацаатай нь төлөвлөдөг үү?',
          'Are measures against risks planned with a deadline and a person in charge?',
        ],
        [
          'Ажилтан бүр ажлаа эхлэхийн өмнө ажлын байрныхаа аюулыг өөрөө шалгадаг уу?',
          'Does every employee check the workplace for hazards before starting work?',
        ],
      ],
    },
    {
      title: ['Ажилд гарахаас өмнөх сургалт', 'Training before work starts'],
      questions: [
        [
          'Шинэ ажилтанд аюулгүй ажиллагааны урьдчилсан зааварчилга өгч, мэдлэгийг нь шалгадаг уу?',
          'Do new employees receive an introduction to safety, and is their knowledge tested?',
        ],
        [
          'Эрсдэл өндөртэй ажлыг зөвхөн мэргэшсэн, зөвшөөрөл авсан ажилтнаар гүйцэтгүүлдэг үү?',
          'Is high-risk work done only by qualified employees who hold a permit for it?',
        ],
        [
          'Зочин, түр ажилтан уурхайн талбайд орохын өмнө зааварчилга авдаг уу?',
          'Are visitors and temporary staff instructed before they enter the mine site?',
        ],
      ],
    },
    {
      title: ['Осол, аюултай нөхцөлийн бүртгэл, судалгаа', 'Recording and study of accidents and hazards'],
      questions: [
        [
          'Үйлдвэрлэлийн осол, осолд дөхсөн тохиолдол бүрийг бүртгэдэг үү?',
          'Do you record every industrial accident and every near miss?',
        ],
        [
          'Ослын шалтгааныг судалж, дахин гарахаас сэргийлэх арга хэмжээ авдаг уу?',
          'Do you study the causes of accidents and act so that they do not happen again?',
        ],
        [
          'Аюул тулгарсан ажилтан ажлаа зогсоох эрхтэй юү?',
          'Does an employee who faces a danger have the right to stop work?',
        ],
        [
          'Ослын давтамжийн үзүүлэлтийг сар бүр удирдлагад танилцуулдаг уу?',
          'Are accident frequency rates presented to your management every month?',
        ],
      ],
    },
    {
      title: [
        'Яаралтай үеийн төлөвлөгөө, түүний жил бүрийн туршилт',
        'An emergency plan that is rehearsed every year',
      ],
      questions: [
        [
          'Гал түймэр, нуралт, хорт бодис алдагдсан үед ажиллах төлөвлөгөөтэй юү?',
          'Do you have a plan for fires, collapses and leaks of toxic substances?',
        ],
        [
          'Яаралтай үеийн дадлага сургуулилтыг жил бүр хийж, дүгнэлт гаргадаг уу?',
          'Do you hold an emergency exercise every year and draw conclusions from it?',
        ],
        [
          'Ээлж бүрд аврах баг, анхны тусламжийн хэрэгсэл бэлэн байдаг уу?',
          'Are a rescue team and first-aid equipment ready on every shift?',
        ],
      ],
    },
    {
      title: ['Эрүүл мэндийн тогтмол үзлэг', 'Regular health checks'],
      questions: [
        [
          'Ажилтныг ажилд орохын өмнө болон тогтоосон хугацаанд эрүүл мэндийн үзлэгт хамруулдаг уу?',
          'Are employees examined by a doctor before they are hired and at set intervals afterwards?',
        ],
        [
          'Ажлын байрны тоос, чичиргээ, гэрэлтүүлгийг эрх бүхий лабораториор хэмжүүлдэг үү?',
          'Do you have dust, vibration and lighting at workplaces measured by an accredited laboratory?',
        ],
        [
          'Мэргэжлээс шалтгаалсан өвчний шинж илэрсэн ажилтныг тохирох ажилд шилжүүлдэг үү?',
          'Are employees with signs of an occupational disease moved to work that suits them?',
        ],
      ],
    },
    {
      title: ['Тэгш боломж, шударга цалин хөлс', 'Equal opportunities and fair pay'],
      questions: [
        [
          'Ижил үнэ цэнтэй ажилд хүйс харгалзахгүйгээр ижил цалин олгодог уу?',
          'Do you pay the same for work of the same value, to women and men alike?',
        ],
        [
          'Хамтын гэрээг ажилтны төлөөлөлтэй хэлэлцэж байгуулсан уу?',
          'Has a collective agreement been negotiated with the representatives of your employees?',
        ],
        [
          'Ажлын байран дахь ялгаварлан гадуурхалт, бэлгийн дарамтаас сэргийлэх дүрмийг мөрддөг үү?',
          'Do you follow rules against discrimination and sexual harassment at work?',
        ],
      ],
    },
  ],
}
