import type { Resume } from "../../src/domain/resume/resume.ts";
import { resumeOf } from "./given-resume.ts";

type Pick = <Item>(items: readonly Item[]) => Item;

/** Small, fast, and the same on every machine: a failing resume can be made again from its number. */
function chance(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const VERBS = [
  "Led",
  "Built",
  "Cut",
  "Designed",
  "Ran",
  "Wrote",
  "Moved",
  "Introduced",
  "Mentored",
  "Negotiated",
];
const THINGS = [
  "the nightly settlement job",
  "a client-facing reporting suite (PDF/Excel)",
  "an on-call rotation for 9 engineers",
  "cross-functional stakeholder reviews",
  "the state-of-the-art A/B-testing platform",
  "C++/CUDA kernels & Python bindings",
  "“zero-defect” releases—twice a week",
  "procurement of €3.2M in equipment",
  "end-to-end encryption for 40,000 users",
  "https://example.com/projects/very-long-path/readme",
  "the company's ISO/IEC 27001 audit",
];
const OUTCOMES = [
  "which cut its run from 5 hours to 50 minutes",
  "reducing costs by 31 % year on year",
  "and halved the median load time (2.4 s → 1.1 s)",
  "with 99.98 % availability over 18 months",
  "now used by 3 partner ports in Kraków, Zürich and São Paulo",
  "without a single hour of downtime",
  "for a team of twelve; three were promoted",
  "ahead of schedule",
];
const COMPANIES = [
  "Tidewell Freight",
  "Pennylane Pay GmbH & Co. KG",
  "Ångström Labs",
  "Łódź Software House",
  "AT&T",
  "Brightmoor",
];
const TITLES = [
  "Senior Software Engineer",
  "Registered Nurse, Intensive Care Unit",
  "Head of Product Marketing (EMEA)",
  "Analyst",
  "Teacher of Physics and Mathematics",
];
const PERIODS = [
  "Mar 2021 – Present",
  "2017 – 2021",
  "Sep 2015 – Jun 2017",
  "January 2010 – December 2014",
  "",
];
const SKILLS = [
  "TypeScript",
  "PostgreSQL",
  "Technical writing",
  "Kubernetes",
  "C++",
  "Node.js",
  "Public speaking",
  "SQL",
  "Event sourcing",
  "Patient care",
  "Adobe Photoshop",
  "Negotiation",
  "CI/CD",
];
const NAMES = [
  "Nora Whitfield",
  "Zoë Müller-Ångström",
  "José Ñúñez",
  "Łukasz Żółć",
  "Anna-Maria van der Berg-Kowalska",
  "Bo Li",
];

function line(pick: Pick, words: number): string {
  let text = `${pick(VERBS)} ${pick(THINGS)}`;
  while (text.split(" ").length < words) text += `, ${pick(OUTCOMES)}`;
  return `${text}.`;
}

function latinResume(seed: number): Resume {
  const random = chance(seed);
  const pick: Pick = (items) => {
    const found = items[Math.floor(random() * items.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const many = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);
  const size = 1 + (seed % 4);
  return resumeOf({
    name: pick(NAMES),
    role: pick(TITLES),
    location: pick(["London, United Kingdom", "Kraków", "", "São Paulo, Brasil"]),
    email: "someone.with.a.name@example.com",
    phone: pick(["+44 20 7946 0958", "", "(555) 010-9999"]),
    website: pick(["https://someone.example.com", "", "example.org/portfolio"]),
    summary: many(upTo(2), () => line(pick, 18 + upTo(30))).join("\n"),
    experience: many(1 + upTo(size + 1), () => ({
      company: pick(COMPANIES),
      title: pick(TITLES),
      period: pick(PERIODS),
      bullets: many(upTo(size + 2), () => line(pick, 6 + upTo(32))),
    })),
    education: many(upTo(3), () => ({
      school: pick(COMPANIES),
      degree: pick(TITLES),
      period: pick(PERIODS),
    })),
    skills: many(upTo(16), () => pick(SKILLS)),
    projects: many(upTo(size), () => ({
      name: pick(THINGS),
      desc: many(1 + upTo(2), () => line(pick, 10 + upTo(16))),
    })),
    certifications: many(upTo(4), () => `${pick(TITLES)} (${2010 + upTo(14)})`),
    languages: many(upTo(3), () => pick(["English (Native)", "Français (B2)", "Türkçe", "Polski"])),
  });
}

type Phrases = {
  name: string;
  role: string;
  place: string;
  text: readonly string[];
  term: readonly string[];
};

const SCRIPTS: Record<string, Phrases> = {
  greek: {
    name: "Ελένη Παπαδοπούλου",
    role: "Μηχανικός λογισμικού",
    place: "Αθήνα",
    text: [
      "Σχεδίασα το σύστημα πληρωμών που εξυπηρετεί σαράντα χιλιάδες χρήστες κάθε μήνα.",
      "Μείωσα τον χρόνο εκτέλεσης από πέντε ώρες σε πενήντα λεπτά, με ομάδα τεσσάρων ατόμων.",
    ],
    term: ["Βάσεις δεδομένων", "Διδασκαλία"],
  },
  cyrillic: {
    name: "Ольга Іваненко",
    role: "Инженер-программист",
    place: "Київ",
    text: [
      "Разработала систему расчётов, которая обрабатывает сорок тысяч платежей в месяц.",
      "Сократила время ночной обработки с пяти часов до пятидесяти минут; руководила командой из четырёх человек.",
    ],
    term: ["Базы данных", "Їжак і ґанок"],
  },
  turkish: {
    name: "İpek Şahin Öztürk",
    role: "Kıdemli Yazılım Mühendisi",
    place: "İstanbul",
    text: [
      "Gecelik mutabakat işini altı servise bölen dört kişilik ekibi yönettim, çalışma süresini beş saatten elli dakikaya indirdim.",
      "Ağ güvenliği ve şifreleme üzerine eğitimler verdim.",
    ],
    term: ["Veritabanı", "Ağ güvenliği"],
  },
  hebrew: {
    name: "נועה לוי",
    role: "מהנדסת תוכנה בכירה",
    place: "תל אביב",
    text: [
      "הובלתי צוות של ארבעה מהנדסים שפיצל את תהליך הסליקה הלילי לשישה שירותים.",
      "קיצרתי את זמן הריצה מחמש שעות לחמישים דקות בלבד.",
    ],
    term: ["בסיסי נתונים", "כתיבה טכנית"],
  },
  arabic: {
    name: "ليلى حداد",
    role: "مهندسة برمجيات أولى",
    place: "بيروت",
    text: [
      "قدت فريقا من أربعة مهندسين لتقسيم مهمة التسوية الليلية إلى ست خدمات مستقلة.",
      "خفضت زمن التشغيل من خمس ساعات إلى خمسين دقيقة في أعمال الإدارة.",
    ],
    term: ["قواعد البيانات", "الاتصالات السلكية واللاسلكية"],
  },
  chinese: {
    name: "王小明",
    role: "高级软件工程师",
    place: "上海",
    text: [
      "带领四人团队，将夜间结算任务拆分为六个服务，运行时间从五小时缩短到五十分钟。",
      "设计了海关单证接口，目前有三个合作港口在使用，每天处理超过十二万条记录，稳定运行十八个月。",
    ],
    term: ["数据库", "技术写作"],
  },
  japanese: {
    name: "山田 花子",
    role: "シニアソフトウェアエンジニア",
    place: "東京",
    text: [
      "夜間の決済ジョブを六つのサービスに分割し、処理時間を五時間から五十分に短縮しました。",
      "四人のチームを率いて、港湾向けの通関書類システムを設計し、毎月四万件の申請を処理しています。",
    ],
    term: ["データベース", "テクニカルライティング"],
  },
  korean: {
    name: "김민지",
    role: "선임 소프트웨어 엔지니어",
    place: "서울",
    text: [
      "네 명으로 구성된 팀을 이끌어 야간 정산 작업을 여섯 개의 서비스로 나누었습니다.",
      "실행 시간을 다섯 시간에서 오십 분으로 줄였고 매달 사만 건의 환불을 처리합니다.",
    ],
    term: ["데이터베이스", "기술 문서 작성"],
  },
  georgian: {
    name: "ნინო ბერიძე",
    role: "უფროსი პროგრამული ინჟინერი",
    place: "თბილისი",
    text: [
      "ვხელმძღვანელობდი ოთხი ინჟინრის გუნდს, რომელმაც ღამის ანგარიშსწორება ექვს სერვისად დაყო და დრო ხუთი საათიდან ორმოცდაათ წუთამდე შეამცირა.",
      "შევქმენი საბაჟო დოკუმენტების სისტემა, რომელსაც სამი პორტი იყენებს და თვეში ორმოცი ათას განაცხადს ამუშავებს.",
    ],
    term: ["მონაცემთა ბაზები", "ტექნიკური წერა"],
  },
  armenian: {
    name: "Անահիտ Պետրոսյան",
    role: "Ավագ ծրագրային ինժեներ",
    place: "Երևան",
    text: [
      "Ղեկավարել եմ չորս ինժեներից բաղկացած թիմ, որը գիշերային հաշվարկները բաժանեց վեց ծառայության և ժամանակը հինգ ժամից կրճատեց մինչև հիսուն րոպե։",
      "Նախագծել եմ մաքսային փաստաթղթերի համակարգ, որն օգտագործում են երեք նավահանգիստներ և որն ամսական մշակում է քառասուն հազար դիմում։",
    ],
    term: ["Տվյալների բազաներ", "Տեխնիկական գրագրություն"],
  },
  emoji: {
    name: "Mia Park 🚀",
    role: "Community Lead",
    place: "Oslo",
    text: [
      "Grew a forum of gardeners 🌱 to 40,000 members and kept it kind 🙂.",
      "Ran 12 launches 🎉 with no outage and one very good cake 🍰.",
    ],
    term: ["Moderation 👍", "Events"],
  },
  hyphens: {
    name: "Ana - Maria Sol -",
    role: "Shift lead - nights -",
    place: "Porto -",
    text: [
      "Ran the line - six presses - two crews - one log - and kept it - day by day - free of stops - all year -",
      "Wrote rules - short ones - for each - press - crew - shift - day - week - and had them read - by all - twice -",
    ],
    term: ["Presses -", "Crews - nights"],
  },
};

/** Scripts whose glyphs are fewer, more or in another order than their letters. */
const SHAPED_SCRIPTS: Record<string, Phrases> = {
  thai: {
    name: "สมชาย ใจดี",
    role: "วิศวกรซอฟต์แวร์อาวุโส",
    place: "กรุงเทพมหานคร",
    text: [
      "นำทีมวิศวกรสี่คนแยกงานชำระเงินตอนกลางคืนออกเป็นหกบริการ ลดเวลาทำงานจากห้าชั่วโมงเหลือห้าสิบนาที",
      "ออกแบบระบบเอกสารศุลกากรที่ท่าเรือพันธมิตรสามแห่งใช้งานอยู่ และประมวลผลคำขอสี่หมื่นรายการต่อเดือนโดยไม่หยุดชะงัก",
    ],
    term: ["ฐานข้อมูล", "การเขียนเชิงเทคนิค"],
  },
  devanagari: {
    name: "प्रिया शर्मा",
    role: "वरिष्ठ सॉफ़्टवेयर इंजीनियर",
    place: "नई दिल्ली",
    text: [
      "चार इंजीनियरों की टीम का नेतृत्व किया और रात्रि भुगतान प्रक्रिया को छह सेवाओं में बाँटकर समय पाँच घंटे से पचास मिनट किया।",
      "सीमा शुल्क दस्तावेज़ों की प्रणाली डिज़ाइन की, जिसका उपयोग तीन बंदरगाह करते हैं; प्रति माह चालीस हज़ार आवेदन संसाधित होते हैं।",
    ],
    term: ["डेटाबेस", "तकनीकी लेखन"],
  },
  bengali: {
    name: "অনন্যা চক্রবর্তী",
    role: "জ্যেষ্ঠ সফটওয়্যার প্রকৌশলী",
    place: "কলকাতা",
    text: [
      "চারজন প্রকৌশলীর দলের নেতৃত্ব দিয়ে রাতের নিষ্পত্তির কাজ ছয়টি পরিষেবায় ভাগ করে সময় পাঁচ ঘণ্টা থেকে পঞ্চাশ মিনিটে নামিয়েছি।",
      "শুল্ক নথির ব্যবস্থা নকশা করেছি, যা তিনটি বন্দর ব্যবহার করে এবং প্রতি মাসে চল্লিশ হাজার আবেদন প্রক্রিয়া করে।",
    ],
    term: ["তথ্যভাণ্ডার", "প্রযুক্তিগত লেখা"],
  },
  tamil: {
    name: "கவிதா சுப்பிரமணியன்",
    role: "மூத்த மென்பொருள் பொறியாளர்",
    place: "சென்னை",
    text: [
      "நான்கு பொறியாளர்கள் கொண்ட குழுவை வழிநடத்தி இரவு நேரத் தீர்வுப் பணியை ஆறு சேவைகளாகப் பிரித்து நேரத்தை ஐம்பது நிமிடங்களாகக் குறைத்தேன்.",
      "மூன்று துறைமுகங்கள் பயன்படுத்தும் சுங்க ஆவண அமைப்பை வடிவமைத்தேன்; மாதத்திற்கு நாற்பதாயிரம் விண்ணப்பங்கள் கையாளப்படுகின்றன.",
    ],
    term: ["தரவுத்தளங்கள்", "தொழில்நுட்ப எழுத்து"],
  },
};

function scriptResume(phrases: Phrases, repeats: number): Resume {
  const lines = Array.from({ length: repeats }, () => phrases.text).flat();
  return resumeOf({
    name: phrases.name,
    role: phrases.role,
    location: phrases.place,
    email: "name@example.com",
    phone: "+44 20 7946 0958",
    website: "https://name.example.com",
    summary: phrases.text.join(" "),
    experience: [
      { company: phrases.place, title: phrases.role, period: "2019 – 2024", bullets: lines },
      { company: phrases.place, title: phrases.role, period: "2015 – 2019", bullets: [...phrases.text] },
    ],
    education: [{ school: phrases.place, degree: phrases.role, period: "2011 – 2015" }],
    skills: [...phrases.term, "SQL"],
    projects: [{ name: phrases.term[0] ?? "", desc: [...phrases.text] }],
    certifications: [...phrases.term],
    languages: [...phrases.term],
  });
}

export type VariedResume = { name: string; resume: Resume };

export function scriptResumes(repeats = 2): VariedResume[] {
  return inScripts(SCRIPTS, repeats);
}

export function shapedScriptResumes(repeats = 2): VariedResume[] {
  return inScripts(SHAPED_SCRIPTS, repeats);
}

function inScripts(scripts: Record<string, Phrases>, repeats: number): VariedResume[] {
  return Object.entries(scripts).map(([name, phrases]) => ({ name, resume: scriptResume(phrases, repeats) }));
}

/** Latin resumes of one to five pages. */
export function latinResumes(count: number): VariedResume[] {
  return Array.from({ length: count }, (_, seed) => ({ name: `latin-${seed}`, resume: latinResume(seed) }));
}
