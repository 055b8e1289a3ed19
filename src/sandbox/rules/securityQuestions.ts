/** The questions that a member may answer to prove who it is. */
export const SECURITY_QUESTIONS: readonly { questionId: string; pt: string; en: string }[] = [
  { questionId: 'mother', pt: 'Qual é o nome da sua mãe?', en: "What is your mother's name?" },
  { questionId: 'pet', pt: 'Qual foi o seu primeiro animal de estimação?', en: 'What was your first pet?' },
  { questionId: 'city', pt: 'Em que cidade você nasceu?', en: 'In which city were you born?' },
  { questionId: 'school', pt: 'Qual foi a sua primeira escola?', en: 'What was your first school?' },
  { questionId: 'team', pt: 'Qual é o seu time do coração?', en: 'Which team do you support?' },
];
