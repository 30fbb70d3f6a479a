import { resumeOf } from "../given-resume.ts";

/** From right to left, with names and addresses in Latin letters and a section of one's own. */
export const arabicSpeaker = resumeOf({
  language: "ar",
  name: "ليلى عبد الرحمن الحداد",
  role: "مهندسة معمارية أولى",
  location: "عمان، الأردن",
  email: "layla.haddad@example.com",
  phone: "+962 6 555 0142",
  website: "https://layla-haddad.example.com",
  links: [{ label: "LinkedIn", url: "https://linkedin.com/in/layla-haddad" }],
  summary:
    "مهندسة معمارية بخبرة اثني عشر عاما في تصميم المدارس والمباني العامة والإشراف على تنفيذها. أقود فرقا متعددة التخصصات من الفكرة الأولى حتى التسليم.",
  experience: [
    {
      company: "مكتب الأفق للاستشارات الهندسية",
      title: "مهندسة معمارية أولى",
      period: "مارس 2019 – الآن",
      location: "عمان",
      link: "https://ofoq.example.com",
      bullets: [
        "قدت تصميم 14 مدرسة حكومية تخدم أكثر من 9000 طالب وطالبة.",
        "خفضت استهلاك الطاقة في المباني الجديدة بنسبة 35% باستخدام التظليل والتهوية الطبيعية.",
        "أدرت فريقا من ثمانية مهندسين باستخدام برنامج Revit ومنهجية BIM.",
      ],
    },
    {
      company: "مكتب الأفق للاستشارات الهندسية",
      title: "مهندسة معمارية",
      period: "2015 – 2019",
      sameEmployer: true,
      bullets: ["أعددت المخططات التنفيذية لثلاثة مستشفيات ومكتبة عامة."],
    },
    {
      company: "شركة البناء الحديث",
      title: "مهندسة موقع",
      period: "2012 – 2015",
      location: "إربد",
      bullets: ["أشرفت على تنفيذ 60 وحدة سكنية وسلمتها قبل الموعد بشهرين."],
    },
  ],
  education: [
    {
      school: "الجامعة الأردنية",
      degree: "بكالوريوس",
      subject: "هندسة العمارة",
      period: "2007 – 2012",
      grade: "امتياز",
      location: "عمان",
      courses: ["تاريخ العمارة", "الإنشاءات", "التصميم الحضري"],
    },
  ],
  skills: [
    { text: "التصميم", level: "خبيرة", keywords: ["المدارس", "المباني العامة", "التصميم المستدام"] },
    { text: "البرامج", keywords: ["Revit", "AutoCAD", "Rhino"] },
    "إدارة المشاريع",
    "الإشراف على التنفيذ",
  ],
  projects: [
    {
      name: "مدرسة الوادي",
      desc: ["مدرسة من 24 صفا حول فناء مظلل، بنيت بالحجر المحلي."],
      role: "المصممة الرئيسية",
      period: "2021 – 2023",
      link: "https://layla-haddad.example.com/alwadi",
      keywords: ["حجر محلي", "تهوية طبيعية"],
    },
  ],
  certifications: [
    { text: "عضوية نقابة المهندسين", issuer: "نقابة المهندسين الأردنيين", date: "2012" },
    { text: "إدارة المشاريع الاحترافية", issuer: "معهد إدارة المشاريع", date: "2020", expiry: "2026" },
  ],
  languages: [
    { text: "العربية", level: "اللغة الأم" },
    { text: "الإنجليزية", level: "متقدم" },
    { text: "الفرنسية", level: "متوسط" },
  ],
  volunteering: [
    {
      organization: "جمعية العمارة للجميع",
      role: "مرشدة",
      period: "2018 – الآن",
      location: "عمان",
      bullets: ["أرشد طلاب العمارة في إعداد ملفات أعمالهم."],
    },
  ],
  awards: [
    {
      title: "جائزة العمارة العربية",
      awarder: "اتحاد المعماريين العرب",
      date: "2023",
      summary: "عن مدرسة الوادي.",
    },
  ],
  custom: [
    {
      title: "المعارض",
      kind: "publications",
      content: [
        { name: "فناء وظل", publisher: "بينالي عمان", date: "2022", summary: "" },
        { name: "حجر وماء", publisher: "دار الفنون", date: "2019", summary: "" },
      ],
    },
  ],
});
